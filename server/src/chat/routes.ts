import type { chatEndpoints } from '@vonk/contract/chat';
import type { ModuleRoutes } from '../accounts/index.ts';
import { acknowledgeProfile } from './sending/acknowledge-profile.ts';
import { deleteMessage } from './messages/delete-message.ts';
import { keepDraft } from './conversations/keep-draft.ts';
import { listChats } from './conversations/list-chats.ts';
import { listPhotos } from './conversations/list-photos.ts';
import { openConversation } from './conversations/open-conversation.ts';
import { listGifts } from './sending/gifts.ts';
import { messageRates } from './sending/policy.ts';
import { type MarkQueue, openMarkQueue } from './marks/mark-batches.ts';
import { readChat } from './marks/read-chat.ts';
import { receiveChats } from './marks/receive-chats.ts';
import { removeChat } from './conversations/remove-chat.ts';
import { restoreChat } from './conversations/restore-chat.ts';
import { searchMessages } from './messages/search-messages.ts';
import { sendMessage, sendQuickly } from './sending/send-message.ts';
import { openSendQueue, type SendQueue } from './sending/send-queue.ts';
import type { ChatServices } from './services.ts';
import { tellTyping } from './marks/tell-typing.ts';

export const chatRoutes = (services: ChatServices): ModuleRoutes<typeof chatEndpoints> =>
  routesWith(services, openSendQueue(services), openMarkQueue(services));

const routesWith = (
  services: ChatServices,
  queue: SendQueue,
  marks: MarkQueue,
): ModuleRoutes<typeof chatEndpoints> => ({
  'GET /api/chats.php': { access: 'member', handle: (call, input) => listChats(services, call, input) },
  'GET /api/chat.php': { access: 'member', handle: (call, input) => openConversation(services, call, input) },
  'GET /api/chat-photos.php': { access: 'member', handle: (call, input) => listPhotos(services, call, input) },
  'GET /api/chat-search.php': {
    access: 'member',
    limit: { max: 30, seconds: 60, per: 'member' },
    handle: (call, input) => searchMessages(services, call, input),
  },
  'GET /api/gifts.php': { access: 'member', handle: async (call) => listGifts(call) },
  'POST /api/message.php': {
    access: 'member',
    limit: messageRates,
    quick: (call, input) => sendQuickly(queue, call, input),
    handle: (call, input) => sendMessage(services, call, input),
  },
  'DELETE /api/message.php': { access: 'member', handle: (call, input) => deleteMessage(services, call, input) },
  'POST /api/typing.php': {
    access: 'member',
    limit: { max: 40, seconds: 60, per: 'member' },
    quick: (call, input) => marks.type(call, input),
    handle: (call, input) => tellTyping(services, call, input),
  },
  'POST /api/chat-read.php': {
    access: 'member',
    quick: (call, input) => marks.read(call, input),
    handle: (call, input) => readChat(services, call, input),
  },
  'POST /api/chat-delivered.php': {
    access: 'member',
    quick: (call) => marks.deliver(call),
    handle: (call) => receiveChats(services, call),
  },
  'PUT /api/draft.php': { access: 'member', handle: (call, input) => keepDraft(services, call, input) },
  'DELETE /api/chat.php': { access: 'member', handle: (call, input) => removeChat(services, call, input) },
  'POST /api/chat-restore.php': { access: 'member', handle: (call, input) => restoreChat(services, call, input) },
  'POST /api/acknowledgement.php': {
    access: 'member',
    handle: (call, input) => acknowledgeProfile(services, call, input),
  },
});
