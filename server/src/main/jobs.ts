import { forgetTracking } from '../accounts/index.ts';
import {
  auditSpendsJob,
  carryOutDecision,
  holdPrices,
  noteConduct,
  noteQueues,
  tellUrgent,
  warnOfFraudJob,
  watchOverdue,
} from '../admin/index.ts';
import { sendCampaign } from '../campaigns/index.ts';
import { readPreview, releaseHeldMessagesJob, returnMessageCredits } from '../chat/index.ts';
import { deleteChatPhotoFiles, sweepChatPhotos } from '../chat-photos/index.ts';
import { checkCredits } from '../credits/index.ts';
import { mailReset } from '../credentials/index.ts';
import { directDebitTasks } from '../direct-debit/index.ts';
import { findEnding, remindOfEnd, watchFullPrices } from '../discounts/index.ts';
import { deleteExportFile, makeExport, sweepExports } from '../export/index.ts';
import { forgetOver } from '../inventory/index.ts';
import { eraseAgainJob, eraseMembers, noteErasedJob, warnInactive } from '../leaving/index.ts';
import { forgetComplaints, forgetReports } from '../moderation/index.ts';
import { announceLikesJob } from '../likes/index.ts';
import { drawPhotos, drawPortraits } from '../demo/index.ts';
import { mailPaceOf } from './mail-settings.ts';
import { mailMarker, type MailTools, mailRenderer, sendMail } from '../mails/index.ts';
import { deleteLanderFiles, sweepPictures } from '../landers/index.ts';
import { countNumbers } from '../numbers/index.ts';
import { keepTerms, tellTerms } from '../pages/index.ts';
import { bookPayouts, compareProviderLists, keepAllBooks, paymentTasks, watchCardRisk } from '../payments/index.ts';
import {
  approvePhoto,
  checkPhoto,
  checkWaitingPhotos,
  deletePhotoFiles,
  makeCut,
  moveRemovedFiles,
  deleteEvidence,
  forgetEvidence,
  findPhotoless,
  processPhoto,
  remindOfPhoto,
  sweepPhotos,
} from '../photos/index.ts';
import type { Tasks } from '../platform/jobs/jobs.ts';
import type { ScheduledTask } from '../platform/jobs/outbox.ts';
import { liftOverRestrictions } from '../restrictions/index.ts';
import { findShort, mergeCellsJob, remindToFill } from '../profile/index.ts';
import { forgetRates } from '../platform/http/rates/forget-rates.ts';
import { keepLivePartitionsJob } from '../platform/live/live-partitions.ts';
import { tellWeekly } from '../search/index.ts';
import { sendStaffPush } from '../staff/index.ts';
import { remindToActivate } from '../signup/index.ts';
import { remindUnread, sendPush, sendPushes, tell, tellByMail, tellMarketing } from '../tellings/index.ts';
import type { Services } from './services.ts';

const mailTools = (services: Services): MailTools => ({
  ...services,
  render: mailRenderer(services),
  mark: mailMarker(services),
  pace: mailPaceOf(services.config),
});

/** What tells members something outside the site, and what finds out that there is something to tell. */
const tellingTasks = (services: Services) =>
  ({
    tell: tell(services),
    'tell-by-mail': tellByMail(services),
    'remind-unread': remindUnread(services),
    'tell-weekly': tellWeekly(services),
    'tell-terms': tellTerms(services.sites),
    'keep-terms': keepTerms(services),
    'remind-of-end': remindOfEnd(services),
    'remind-to-fill': remindToFill,
    'remind-of-photo': remindOfPhoto(services),
    'remind-to-activate': remindToActivate(services),
    'tell-marketing': tellMarketing({
      ...services,
      stillSo: { offer_ends: findEnding, profile_short: findShort, photo_refused: findPhotoless },
    }),
  }) satisfies Partial<Tasks>;

/** What erases members, and keeps them erased. */
const erasingTasks = (services: Services) =>
  ({
    'erase-members': eraseMembers(services),
    'note-erased': noteErasedJob(services),
    'erase-again': eraseAgainJob(services),
  }) satisfies Partial<Tasks>;

/** What is counted for the charts of staff. */
const numbersTasks = (services: Services) =>
  ({
    'count-numbers': countNumbers(services),
    'note-queues': noteQueues(services),
  }) satisfies Partial<Tasks>;

/** What carries out what staff decided or planned, and tells them what waits. */
const staffTasks = (services: Services) =>
  ({
    'carry-out-decision': carryOutDecision(services),
    'watch-overdue': watchOverdue(services),
    'tell-urgent': tellUrgent(services),
    'note-conduct': noteConduct(services),
    'hold-prices': holdPrices,
  }) satisfies Partial<Tasks>;

/** A handler for every job that modules enqueue. */
export const tasksOf = (services: Services): Tasks => ({
  'draw-photos': drawPhotos(services),
  'draw-portraits': drawPortraits(services),
  'send-mail': sendMail(mailTools(services)),
  'send-campaign': sendCampaign(services.sites),
  ...numbersTasks(services),
  ...staffTasks(services),
  ...tellingTasks(services),
  'send-push': sendPush({ ...services, readPreview }),
  'send-pushes': sendPushes({ ...services, readPreview }),
  'send-staff-push': sendStaffPush(services),
  'keep-live-partitions': keepLivePartitionsJob,
  'forget-tracking': forgetTracking,
  'forget-rates': forgetRates,
  'mail-reset': mailReset,
  ...erasingTasks(services),
  'forget-over': forgetOver,
  'warn-inactive': warnInactive,
  'forget-reports': forgetReports,
  'forget-complaints': forgetComplaints,
  'make-export': makeExport(services),
  'sweep-exports': sweepExports(services),
  'delete-export-file': deleteExportFile(services),
  'check-credits': checkCredits(services),
  'release-held-messages': releaseHeldMessagesJob(services),
  'return-message-credits': returnMessageCredits(services),
  'warn-of-fraud': warnOfFraudJob(services),
  'audit-spends': auditSpendsJob(services),
  'watch-full-prices': watchFullPrices(services),
  'watch-card-risk': watchCardRisk(services),
  'merge-cells': mergeCellsJob(services),
  'keep-books': keepAllBooks(services),
  'book-payouts': bookPayouts(services),
  'compare-provider-lists': compareProviderLists(services),
  ...paymentTasks(services),
  ...directDebitTasks(services),
  'announce-likes': announceLikesJob(services),
  'process-photo': processPhoto(services),
  'make-cut': makeCut(services),
  'move-removed-files': moveRemovedFiles(services),
  'check-photo': checkPhoto(services),
  'lift-restrictions': liftOverRestrictions(services),
  'check-waiting-photos': checkWaitingPhotos(services),
  'approve-photo': approvePhoto(services),
  'forget-evidence': forgetEvidence(services),
  'delete-evidence': deleteEvidence(services),
  'delete-photo-files': deletePhotoFiles(services),
  'sweep-photos': sweepPhotos(services),
  'delete-lander-files': deleteLanderFiles(services),
  'sweep-lander-pictures': sweepPictures(services),
  'delete-chat-photo-files': deleteChatPhotoFiles(services),
  'sweep-chat-photos': sweepChatPhotos(services),
});

/** What runs by itself, and when: cron's five fields, in UTC, at hours when little is asked of the server. */
const schedule: Readonly<Record<ScheduledTask, string>> = {
  'erase-members': '15 * * * *',
  'erase-again': '55 * * * *',
  'forget-over': '15 3 * * *',
  'lift-restrictions': '20 * * * *',
  'remind-unread': '10 * * * *',
  'remind-of-end': '40 * * * *',
  'tell-weekly': '0 * * * *',
  'remind-to-fill': '5 9 * * *',
  'remind-of-photo': '10 9 * * *',
  'remind-to-activate': '45 * * * *',
  'keep-terms': '8 5 * * *',
  'sweep-exports': '25 * * * *',
  'forget-rates': '30 * * * *',
  'check-waiting-photos': '35 * * * *',
  'forget-evidence': '50 * * * *',
  'keep-live-partitions': '0 4 * * *',
  'forget-tracking': '20 4 * * *',
  'check-credits': '30 4 * * *',
  'keep-books': '32 4 * * *',
  'book-payouts': '2 5 * * *',
  'compare-provider-lists': '12 5 * * *',
  'audit-spends': '5 4 * * *',
  'merge-cells': '35 3 * * *',
  'warn-inactive': '40 3 * * *',
  'forget-reports': '45 3 * * *',
  'forget-complaints': '50 3 * * *',
  'sweep-photos': '40 4 * * *',
  'sweep-chat-photos': '45 4 * * *',
  'sweep-lander-pictures': '47 4 * * *',
  'watch-full-prices': '58 4 * * *',
  'watch-card-risk': '1 5 * * *',
  'watch-overdue': '*/5 * * * *',
  'hold-prices': '* * * * *',
  'note-conduct': '3,18,33,48 * * * *',
  'count-numbers': '7,22,37,52 * * * *',
  'note-queues': '9,24,39,54 * * * *',
  'check-open-payments': '*/5 * * * *',
  'check-refunds': '*/5 * * * *',
  'take-missed-notices': '23 * * * *',
  'check-cards': '28 4 * * *',
  'end-provider-mandates': '*/5 * * * *',
  'plan-top-ups': '*/5 * * * *',
};

export const crontab = Object.entries(schedule)
  .map(([task, at]) => `${at} ${task}`)
  .join('\n');
