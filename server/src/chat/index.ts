// Chat: conversations between two profiles, their messages, what each side's list shows, messages that wait for
// confirmation. Owns: conversations, messages, conversation_members, held_messages, acknowledgements. Promises: a
// message, its price and both sides' events are one transaction; a repeated key is neither doubled nor charged again.
// Sends: message, read, receipt (to premium members), delivered, chat_removed.
export { listAcknowledged } from './sending/acknowledgements.ts';
export { ownChats } from './own-data.ts';
export { countBegun, listEagerWriters } from './conversations/first-messages.ts';
export { forgetChats } from './forget-member.ts';
export { chatRoutes } from './routes.ts';
export { releaseHeldMessagesJob } from './sending/release-held-messages.ts';
export { countMessages } from './messages/count-messages.ts';
export { countReplies } from './messages/count-replies.ts';
export { type FirstOfWriter, readFirstOfWriters } from './messages/first-of-writers.ts';
export { readPreview } from './messages/preview.ts';
export { readSpokenWith, warnOfFraud } from './messages/messages.ts';
export { silenceProfile } from './fraud/silence-profile.ts';
export { returnMessageCredits } from './fraud/return-credits.ts';
export { returnWrongfulSpends, whoSpentWrongfully } from './fraud/wrongful-spends.ts';
export { keepTeamDraft, readDraft } from './inbox/drafts.ts';
export { isProfileOff } from './inbox/profile-off.ts';
export { readHolder, releaseConversation, takeConversation } from './inbox/hold-conversation.ts';
export { countInbox, countWaitingFor, listInbox, listSwitchedOff } from './inbox/list-inbox.ts';
export { readMarked, readTalkState } from './inbox/read-talk.ts';
export { replyAsTeam } from './inbox/reply-as-team.ts';
export { maxHeld } from './sending/policy.ts';
export { answerOf, deliver, sendMessage } from './sending/send-message.ts';
export type { ChatServices } from './services.ts';
