import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Photo } from '../../../ui/people/photo.tsx';
import type { HeroProps } from '../lander.ts';
import { LanderForm, Terms } from '../lander-form.tsx';
import { ModelPicture } from '../people.tsx';
import type { MeetProps, ShownMember } from './meet.ts';

/** "Mirjam, 48". */
export function useTitle({ name, age }: ShownMember): string {
  return useTranslations('shell')('age', { name, age: String(age) });
}

/** The member's own photo. */
export function MemberPhoto({ member }: { member: ShownMember }) {
  const { settings } = useApp();
  const alt = useTitle(member);
  const { main_image } = member;
  return (
    <Photo
      photo={main_image ? { src: `${settings.cdn_prefix}${main_image.filename}`, alt, fetchPriority: 'high' } : { alt }}
      eager
    />
  );
}

/** The first message, and on to signing up. */
export function FirstMessage({ member, write }: MeetProps) {
  const t = useTranslations('landers.meet');
  const { settings } = useApp();
  const [message, setMessage] = useState('');
  return (
    <form
      className="lander-meet-form"
      action={`/members/${member.id}/signup`}
      onSubmit={(event) => {
        event.preventDefault();
        write(message);
      }}
    >
      <Textarea
        label={t('message', { name: member.name })}
        voice
        lines={2}
        maxLength={settings.message_length}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <Button type="submit" wide>
        {t('start', { name: member.name })}
      </Button>
      <p className="lander-form-note">
        <Terms />
      </p>
    </form>
  );
}

/** The page about a member who may not be shown: sign-up goes on, about nobody. */
export function MeetNobody({ start }: Pick<HeroProps, 'start'>) {
  const t = useTranslations('landers');
  return (
    <section className="lander-meet">
      <ModelPicture model="tom" sizes="(min-width: 992px) 420px, 200px" eager className="lander-meet-model" />
      <div className="lander-meet-words">
        <div className="lander-claim">
          <h1>{t('meet.anyTitle')}</h1>
          <p className="lander-lead">{t('meet.anyLead')}</p>
        </div>
        <LanderForm
          start={start}
          note={
            <>
              <Terms /> {t('form.models')}
            </>
          }
        />
      </div>
    </section>
  );
}
