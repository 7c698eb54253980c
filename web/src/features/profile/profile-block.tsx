import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/actions/button.tsx';
import { Panel } from '../../ui/frame/page.tsx';

type ProfileBlockProps = {
  /** Where "the next step" leads. */
  id: string;
  title: string;
  intro?: string | undefined;
  onSave: () => void;
  isBusy: boolean;
  children: ReactNode;
};

/** A part of the own profile that is edited and saved by itself. */
export function ProfileBlock({ id, title, intro, onSave, isBusy, children }: ProfileBlockProps) {
  const t = useTranslations('profile');
  return (
    <Panel>
      <form
        id={id}
        className="profile-block"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <h2>{title}</h2>
        {intro !== undefined && <p className="profile-block-intro">{intro}</p>}
        {children}
        <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
          {t('save')}
        </Button>
      </form>
    </Panel>
  );
}
