import type { MailData } from '../mail-data.ts';
import type { Letter, Pen, Templates } from './letters.ts';

type Told =
  | 'new_conversation'
  | 'new_message'
  | 'new_like'
  | 'unread'
  | 'weekly_members'
  | 'offer_ends'
  | 'photo_refused'
  | 'profile_short'
  | 'promotion'
  | 'news'
  | 'campaign_test';

/**
 * The mails that a member chose to get: of what others did how many, by no name and without a word of theirs (T92).
 */
export const tellingTemplates: Pick<Templates, Told> = {
  new_conversation: (data, pen) =>
    writeOfMessages(data, pen, data.members > 0 ? pen.t('told.conversation', { count: data.begun }) : undefined),
  new_message: (data, pen) => writeOfMessages(data, pen),
  new_like: ({ count }, pen) => ({
    ...frameOf(pen),
    subject: pen.t('told.like', { count }),
    preview: pen.t('told.likePreview'),
    title: pen.t('told.like', { count }),
    paragraphs: [pen.t('told.likeBody', { count })],
    button: { label: pen.t('told.likeButton', { count }), path: '/likes' },
    beforeLink: pen.t('told.likeDiscreet'),
  }),
  unread: (data, pen) => {
    const { t } = pen;
    const count = data.members + data.fictional;
    const subject = data.members > 0 ? t('told.unread', { count }) : t('told.unreadFictional', { count });
    return {
      ...frameOf(pen),
      subject,
      preview: t('told.unreadPreview'),
      title: subject,
      paragraphs: unreadLines(data, pen),
      button: { label: t('told.unreadButton'), path: '/chats' },
      beforeLink: t('told.discreet'),
      afterLink: t('told.unreadOnce'),
    };
  },
  weekly_members: ({ count, km, bands, last_week: lastWeek }, pen) => ({
    ...frameOf(pen),
    subject: pen.t('weekly.subject', { count }),
    preview: pen.t('weekly.preview', { km: String(km) }),
    title: pen.t('weekly.title', { count, km: String(km) }),
    isFigure: true,
    paragraphs: [
      lastWeek
        ? `${pen.t('weekly.body', { count })} ${pen.t('weekly.lastWeek', { count: lastWeek })}`
        : pen.t('weekly.body', { count }),
    ],
    rows: bandRows(bands, count, pen),
    button: { label: pen.t('weekly.button', { count }), path: `/members?new=1&distance=${km}&order=new` },
    beforeLink: pen.t('weekly.discreet'),
    afterLink: pen.t('weekly.when'),
  }),
  offer_ends: ({ basis_points: basisPoints, until }, pen) => {
    const { t, percent, moment } = pen;
    const facts = { percent: percent(basisPoints), until: moment(until) };
    return {
      ...frameOf(pen),
      subject: t('remind.offer', facts),
      preview: t('remind.offerPreview'),
      title: t('remind.offer', facts),
      paragraphs: [t('remind.offerBody', facts), t('remind.offerPreview')],
      button: { label: t('remind.offerButton'), path: '/credits' },
      beforeLink: t('remind.once'),
    };
  },
  photo_refused: (_, pen) => ({
    ...frameOf(pen),
    subject: pen.t('remind.photo'),
    preview: pen.t('remind.photoPreview'),
    title: pen.t('remind.photo'),
    paragraphs: [pen.t('remind.photoBody')],
    button: { label: pen.t('remind.photoButton'), path: '/profile' },
    beforeLink: pen.t('remind.once'),
  }),
  profile_short: ({ has_photo: hasPhoto }, pen) => ({
    ...frameOf(pen),
    subject: pen.t('remind.fill'),
    preview: pen.t('remind.fillPreview'),
    title: pen.t('remind.fill'),
    paragraphs: [pen.t(hasPhoto ? 'remind.fillWords' : 'remind.fillPhoto')],
    button: { label: pen.t('remind.fillButton'), path: '/profile' },
    beforeLink: pen.t('remind.once'),
  }),
  promotion: (data, pen) => writeOfOperator(data, pen),
  news: (data, pen) => writeOfOperator(data, pen),
  campaign_test: (data, pen) => ({
    ...writeOfOperator(data, pen),
    subject: pen.t('campaignTest.subject', { subject: data.subject }),
    reason: pen.t('campaignTest.reason', { site: pen.site }),
  }),
};

/** In the operator's own words (T93). */
const writeOfOperator = ({ subject, paragraphs, button, path }: MailData['news'], pen: Pen): Letter => ({
  ...frameOf(pen),
  subject,
  preview: paragraphs[0] ?? '',
  title: subject,
  paragraphs,
  button: { label: button, path },
  beforeLink: '',
});

const bandRows = ([under10 = 0, from10 = 0, from25 = 0]: readonly number[], count: number, { t }: Pen) => [
  { label: t('weekly.under10'), amount: String(under10) },
  { label: t('weekly.from10'), amount: String(from10) },
  { label: t('weekly.from25'), amount: String(from25) },
  { label: t('weekly.all'), amount: String(count) },
];

/** What a member sees the same on: that they chose this, and where they choose otherwise. */
const frameOf = ({ t, site }: Pen): Pick<Letter, 'document' | 'reason' | 'afterLink'> => ({
  document: { label: t('told.choose'), path: '/notifications' },
  reason: t('told.reason', { site }),
  afterLink: '',
});

function writeOfMessages(
  { members, fictional, conversation }: MailData['new_message'],
  pen: Pen,
  begun?: string,
): Letter {
  const { t } = pen;
  const count = members + fictional;
  const subject = begun ?? (members > 0 ? t('told.message', { count }) : t('told.fictional', { count }));
  return {
    ...frameOf(pen),
    subject,
    preview: t('told.preview', { count }),
    title: subject,
    paragraphs: unreadLines({ members, fictional }, pen),
    button: { label: t('told.button', { count }), path: conversation === null ? '/chats' : `/chats/${conversation}` },
    beforeLink: t('told.discreet'),
  };
}

/** What is from whom: of members, and of invented profiles, which are said to be so (X6). */
const unreadLines = ({ members, fictional }: { members: number; fictional: number }, { t }: Pen): string[] => [
  ...(members > 0 ? [t('told.ofMembers', { count: members })] : []),
  ...(fictional > 0 ? [t('told.ofFictional', { count: fictional })] : []),
];
