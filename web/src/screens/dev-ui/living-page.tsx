import type { ReactNode } from 'react';
import { ToastRegion } from '../../ui/overlay/toast.tsx';
import { ActionStates } from './actions.tsx';
import { ChatStates } from './chat.tsx';
import { FeedbackStates } from './feedback.tsx';
import { FormStates } from './form.tsx';
import { FrameStates } from './frame.tsx';
import { MoneyStates } from './money.tsx';
import { OverlayStates } from './overlay.tsx';
import { PeopleStates } from './people.tsx';
import './dev-ui.css';

/** Every component of the kit in each of its states, light and dark side by side. Only reachable in demo mode. */
export function DevUi() {
  return (
    <ToastRegion label="Meldingen" closeLabel="Sluiten">
      <main id="main" className="dev-ui">
        <Half scheme="light" title="Onderdelen" />
        <Half scheme="dark" title="Onderdelen, donker" />
      </main>
    </ToastRegion>
  );
}

function Half({ scheme, title }: { scheme: 'light' | 'dark'; title: string }): ReactNode {
  return (
    <div className="dev-ui-half" data-scheme={scheme}>
      <h1>{title}</h1>
      <ActionStates />
      <FormStates />
      <FeedbackStates />
      <PeopleStates />
      <ChatStates />
      <MoneyStates />
      <OverlayStates />
      <FrameStates />
    </div>
  );
}
