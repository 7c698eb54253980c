import { useQueryClient } from '@tanstack/react-query';
import type { MemberView } from '@vonk/contract/admin/members';
import { hasRole, mayUse } from '@vonk/contract/admin/roles';
import { type ReactNode, useState } from 'react';
import { maxCorrection } from '@vonk/contract/admin/member-money';
import { useTranslations } from 'use-intl';
import { v7 as newKey } from 'uuid';
import { Button } from '../../../../ui/actions/button.tsx';
import {
  BlockIcon,
  CodeAppIcon,
  CreditsIcon,
  EditIcon,
  FileIcon,
  HideIcon,
  LogOutIcon,
  MailIcon,
  RemoveIcon,
  RiskIcon,
  UndoIcon,
} from '../../../../ui/icons.ts';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { useAdmin, useMe } from '../../../api/context.ts';
import { MeasureDialog } from './measure-dialog.tsx';
import { memberQuery, type One } from '../queries.ts';
import { ReasonDialog } from '../../../parts/acts/reason-dialog.tsx';

const acts = [
  'warned',
  'renamed',
  'hidden',
  'suspended',
  'restore',
  'logOut',
  'twoStepOff',
  'email',
  'correction',
  'export',
  'erase',
] as const;
type Act = (typeof acts)[number];

const icons: Readonly<Record<Act, ReactNode>> = {
  warned: <RiskIcon />,
  renamed: <EditIcon />,
  hidden: <HideIcon />,
  suspended: <BlockIcon />,
  restore: <UndoIcon />,
  logOut: <LogOutIcon />,
  twoStepOff: <CodeAppIcon />,
  email: <MailIcon />,
  correction: <CreditsIcon />,
  export: <FileIcon />,
  erase: <RemoveIcon />,
};

const isOpen = ({ state }: MemberView): boolean => state === 'confirmed' || state === 'not_confirmed';
const isRestricted = ({ restriction }: MemberView): boolean => (restriction?.current ?? null) !== null;

/** Who may do it, and to a member who stands how. */
const rules: Readonly<Record<Act, { by: keyof typeof mayUse; fits: (member: MemberView) => boolean }>> = {
  warned: { by: 'measures', fits: ({ state }) => state !== 'leaving' },
  renamed: { by: 'measures', fits: ({ state }) => state !== 'leaving' },
  hidden: { by: 'measures', fits: (member) => isOpen(member) && !isRestricted(member) },
  suspended: { by: 'measures', fits: isOpen },
  restore: { by: 'measures', fits: isRestricted },
  logOut: { by: 'memberSessions', fits: ({ security }) => (security?.devices.length ?? 0) > 0 },
  email: { by: 'memberEmail', fits: ({ state }) => state !== 'leaving' },
  correction: { by: 'memberCorrection', fits: ({ state }) => state !== 'leaving' },
  twoStepOff: { by: 'memberTwoStep', fits: ({ security }) => security?.has_two_step ?? false },
  export: { by: 'memberData', fits: ({ state }) => state !== 'leaving' },
  erase: { by: 'memberData', fits: ({ state }) => state !== 'leaving' },
};

/** The buttons of what can be done to this member now. */
export function ActButtons({ member, one }: { member: MemberView; one: One }) {
  const t = useTranslations('admin-members.acts');
  const { call } = useAdmin();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { grants } = useMe();
  const [act, setAct] = useState<Act>();
  const shown = acts.filter((name) => hasRole(grants, mayUse[rules[name].by], one.site) && rules[name].fits(member));
  const close = () => setAct(undefined);
  const done = () => {
    close();
    if (act) toast({ text: t(`done.${act}`) });
    void queryClient.invalidateQueries({ queryKey: memberQuery(call, one).queryKey });
  };
  return (
    <>
      <div className="member-acts">
        {shown.map((name) => (
          <Button key={name} variant="secondary" size="compact" icon={icons[name]} onClick={() => setAct(name)}>
            {t(`do.${name}`)}
          </Button>
        ))}
      </div>
      {act && <ActDialog act={act} {...{ member, one }} onClose={close} onDone={done} />}
    </>
  );
}

type ActDialogProps = { act: Act; member: MemberView; one: One; onClose: () => void; onDone: () => void };

function ActDialog({ act, member, one, onClose, onDone }: ActDialogProps) {
  const t = useTranslations('admin-members.acts');
  const { call } = useAdmin();
  // One key for all presses of this dialog: what was given is given once.
  const [key] = useState(() => newKey());
  if (act === 'warned' || act === 'renamed' || act === 'hidden' || act === 'suspended')
    return <MeasureDialog kind={act} {...{ member, one, onClose, onDone }} />;
  const fields = {
    email: { name: 'email', label: t('newEmail'), type: 'email' },
    correction: {
      name: 'credits',
      label: t('credits'),
      hint: t('creditsHint', { most: String(maxCorrection) }),
      type: 'number',
      max: maxCorrection,
    },
  } as const;
  const sends = {
    restore: (reason: string) => call('POST /api/admin/member-restore', { ...one, reason }),
    logOut: (reason: string) => call('POST /api/admin/member-log-out', { ...one, reason }),
    twoStepOff: (reason: string) => call('POST /api/admin/member-two-step-off', { ...one, reason }),
    export: (reason: string) => call('POST /api/admin/member-export', { ...one, reason }),
    erase: (reason: string) => call('POST /api/admin/member-erase', { ...one, reason }),
    email: (reason: string, email: string) => call('POST /api/admin/member-email', { ...one, email, reason }),
    correction: (reason: string, credits: string) =>
      call('POST /api/admin/member-correction', { ...one, key, credits: Number(credits), reason }),
  };
  return (
    <ReasonDialog
      title={t(`titles.${act}`, { name: member.name })}
      text={t(`texts.${act}`)}
      action={t(`do.${act}`)}
      isOfMember
      onClose={onClose}
      onDone={onDone}
      field={act === 'email' || act === 'correction' ? fields[act] : undefined}
      send={sends[act]}
    />
  );
}
