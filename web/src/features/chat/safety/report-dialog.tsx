import { type ReportReason, reportReasons } from '@vonk/contract/complaints';
import type { ProfileCard } from '@vonk/contract/profile';
import { maxReportCharacters } from '@vonk/contract/reports';
import { type FormEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { useLabelledName } from '../../../texts/use-labelled-name.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useMutation } from '../../../api/sending/use-mutation.ts';

type ReportDialogProps = { profile: ProfileCard; seq: number | undefined; onClose: () => void; onBlock: () => void };

/** Reports a person or one message: a reason, a few words, and a number that is mailed too (T59, T122). */
export function ReportDialog({ profile, seq, onClose, onBlock }: ReportDialogProps) {
  const t = useTranslations('chat');
  const shell = useTranslations('shell');
  const format = useFormatter();
  const labelled = useLabelledName();
  const { call } = useApp();
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: (about: { reason: ReportReason; text: string }) =>
      call('POST /api/report.php', { profile: profile.id, ...about, ...(seq === undefined ? {} : { seq }) }),
  });
  const until =
    data && format.dateTime(new Date(data.decide_by), { weekday: 'long', hour: '2-digit', minute: '2-digit' });
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        data
          ? t('reportDone', { number: data.number })
          : t(seq === undefined ? 'reportTitle' : 'reportMessageTitle', { name: labelled(profile) })
      }
      closeLabel={shell('close')}
    >
      {data ? (
        <div className="grid gap-4">
          <p>{t('reportDoneText', { until: until ?? '' })}</p>
          <Button variant="secondary" onClick={onBlock}>
            {t('blockPerson')}
          </Button>
        </div>
      ) : (
        <ReportForm isBusy={isPending} error={error?.message} onSend={mutate} />
      )}
    </Dialog>
  );
}

type ReportFormProps = {
  isBusy: boolean;
  error: string | undefined;
  onSend: (about: { reason: ReportReason; text: string }) => void;
};

function ReportForm({ isBusy, error, onSend }: ReportFormProps) {
  const t = useTranslations('chat');
  const reasons = useTranslations('complaints.reasons');
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason && !isBusy) onSend({ reason, text });
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-ink-2">{t('reportText')}</p>
      <Select
        label={t('reportReason')}
        required
        value={reason ?? ''}
        placeholder={t('reportChoose')}
        onChange={(event) => setReason(reportReasons.find((each) => each === event.target.value))}
        options={reportReasons.map((each) => ({ value: each, label: reasons(each) }))}
      />
      <Textarea
        label={t('reportWords')}
        lines={3}
        maxLength={maxReportCharacters}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={isBusy} {...(reason ? {} : { disabledReason: t('reportChoose') })}>
        {t('reportSend')}
      </Button>
    </form>
  );
}
