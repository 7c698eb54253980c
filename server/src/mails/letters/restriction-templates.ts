import type { Templates } from './letters.ts';

type Told = 'restricted' | 'warned' | 'restriction_ended' | 'objection_upheld';

/** What a mail does not tell: the page that it leads to does, to whoever is logged in (T92). */
const indiscreet: ReadonlySet<string> = new Set(['sexual_content']);

/** The mails about what staff took from a member: the statement of reasons, and what became of it (T61, T62). */
export const restrictionTemplates: Pick<Templates, Told> = {
  restricted: ({ kind, reason, ground, facts, is_automated, at, until, object_until }, { t, day }) => ({
    subject: t(`restricted.${kind}Subject`),
    preview: t('restricted.preview'),
    title: t(`restricted.${kind}Subject`),
    paragraphs: [
      t(`restricted.${kind}Scope`),
      ...(indiscreet.has(reason)
        ? [t('restricted.discreet')]
        : [t('restricted.rule', { rule: t(`restrictionReason.${reason}`), ground }), t('restricted.facts', { facts })]),
      t('restricted.who', { automated: is_automated ? 'yes' : 'no', at: day(at) }),
      until === null ? t('restricted.open') : t('restricted.until', { until: day(until) }),
    ],
    button: { label: t('restricted.button'), path: '/restriction' },
    beforeLink: t('restricted.object', { until: day(object_until) }),
    afterLink: '',
  }),
  warned: ({ reason, ground, facts, renamed, at }, { t, day }) => ({
    subject: t(renamed ? 'warned.renamedSubject' : 'warned.subject'),
    preview: t('warned.preview'),
    title: t(renamed ? 'warned.renamedSubject' : 'warned.subject'),
    paragraphs: [
      t(renamed ? 'warned.renamedScope' : 'warned.scope'),
      ...(indiscreet.has(reason)
        ? [t('warned.discreet')]
        : [t('restricted.rule', { rule: t(`restrictionReason.${reason}`), ground }), t('restricted.facts', { facts })]),
      t('restricted.who', { automated: 'no', at: day(at) }),
    ],
    button: renamed
      ? { label: t('warned.choose'), path: '/profile' }
      : { label: t('warned.rules'), path: '/pages/terms' },
    beforeLink: t('warned.object'),
    afterLink: '',
  }),
  restriction_ended: ({ kind, by }, { t }) => ({
    subject: t(`restrictionEnded.${kind}Subject`),
    preview: t('restrictionEnded.preview'),
    title: t(`restrictionEnded.${kind}Subject`),
    paragraphs: [t(`restrictionEnded.${by}`), t(`restrictionEnded.${kind}Body`)],
    button: { label: t('restrictionEnded.button'), path: '/login' },
    beforeLink: '',
    afterLink: '',
  }),
  objection_upheld: ({ kind, reason, explanation }, { t }) => ({
    subject: t('objectionUpheld.subject'),
    preview: t('objectionUpheld.preview'),
    title: t('objectionUpheld.subject'),
    paragraphs: [
      t(`objectionUpheld.${kind}Body`),
      ...(explanation === undefined
        ? []
        : reason !== undefined && indiscreet.has(reason)
          ? [t('objectionUpheld.discreet')]
          : [t('objectionUpheld.because', { explanation })]),
    ],
    button: { label: t('restricted.button'), path: '/restriction' },
    beforeLink: '',
    afterLink: '',
  }),
};
