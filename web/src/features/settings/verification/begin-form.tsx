import { Link } from '@tanstack/react-router';
import { type OwnVerification, type VerificationMethod, verificationMethods } from '@vonk/contract/verification';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '../../../api/sending/use-send.ts';
import { useApp } from '../../../api/use-app.ts';
import { Button, LinkButton } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox, RadioCard } from '../../../ui/form/choices.tsx';
import { FieldGroup } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Panel } from '../../../ui/frame/page.tsx';
import { useMoment } from './use-moment.ts';
import { useVerificationChange } from './use-verification.ts';

/** What it is and is not, and the way to begin: with a consent that is never ticked beforehand. */
export function BeginForm({ verification }: { verification: OwnVerification }) {
  const t = useTranslations('verification');
  const { settings } = useApp();
  return (
    <>
      <p>{t('how', { company: settings.company_name })}</p>
      <Panel>
        <h3>{t('provesTitle')}</h3>
        <p>{t('proves')}</p>
        <h3 className="mt-4">{t('provesNotTitle')}</h3>
        <p>{t('provesNot')}</p>
      </Panel>
      <Beginning verification={verification} />
    </>
  );
}

/** Where nothing can be begun now, it says why instead. */
function Beginning({ verification }: { verification: OwnVerification }) {
  const t = useTranslations('verification');
  const { moment } = useMoment();
  if (!verification.has_main_photo)
    return (
      <>
        <Alert kind="info">{t('needsPhoto')}</Alert>
        <LinkButton className="justify-self-start" link={<Link to="/profile" hash="photos" />}>
          {t('toPhotos')}
        </LinkButton>
      </>
    );
  if (verification.tries_left === 0)
    return <Alert kind="info">{t('limit', { time: moment(verification.next_try_at) })}</Alert>;
  return <Choice triesLeft={verification.tries_left} />;
}

function Choice({ triesLeft }: { triesLeft: number }) {
  const t = useTranslations('verification');
  const { call } = useApp();
  const change = useVerificationChange();
  const [method, setMethod] = useState<VerificationMethod>('gesture_selfie');
  const [consent, setConsent] = useState(false);
  const { submit, mistakes, mend, isSending, problem } = useSend({
    check: (given: { consent: boolean; method: VerificationMethod }) =>
      given.consent ? {} : { consent: 'verification_consent' },
    send: (given: { consent: boolean; method: VerificationMethod }) => call('POST /api/verification.php', given),
    onSent: change,
  });
  return (
    <Form className="grid gap-4" onSend={(form) => submit(form, { consent, method })}>
      {problem && <Alert kind="error">{problem}</Alert>}
      <FieldGroup label={t('methodLabel')}>
        <div className="grid gap-2">
          {verificationMethods.map((each) => (
            <RadioCard
              key={each}
              name="method"
              detail={t(`methodDetails.${each}`)}
              checked={method === each}
              onChange={() => setMethod(each)}
            >
              {t(`methods.${each}`)}
            </RadioCard>
          ))}
        </div>
      </FieldGroup>
      <Checkbox
        detail={t('consentDetail')}
        checked={consent}
        error={mistakes['consent']}
        onChange={({ target }) => {
          mend('consent');
          setConsent(target.checked);
        }}
      >
        {t('consent')}
      </Checkbox>
      <p className="text-sm text-ink-2">{t('tries', { count: triesLeft })}</p>
      <Button type="submit" className="justify-self-start" busy={isSending}>
        {t('begin')}
      </Button>
    </Form>
  );
}
