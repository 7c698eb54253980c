import type { ReactNode } from 'react';
import { ToastRegion } from '../ui/overlay/toast.tsx';
import { ActionStates } from './dev-ui/actions.tsx';
import { ChatStates } from './dev-ui/chat.tsx';
import { FeedbackStates } from './dev-ui/feedback.tsx';
import { FormStates } from './dev-ui/form.tsx';
import { FrameStates } from './dev-ui/frame.tsx';
import { MoneyStates } from './dev-ui/money.tsx';
import { OverlayStates } from './dev-ui/overlay.tsx';
import { PeopleStates } from './dev-ui/people.tsx';
import './dev-ui/dev-ui.css';

/** Every component of the kit in each of its states, light and dark side by side. Only reachable in demo mode. */
export function DevUi() {
  return (
    <ToastRegion label="Meldingen" closeLabel="Sluiten">
      <main className="dev-ui">
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
