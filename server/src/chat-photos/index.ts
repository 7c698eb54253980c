// Photos in chats: decoded like those of profiles, sent as messages, seen by the two who share them and nobody else.
// Owns: chat_photos, the files under chat-photos/. Promises: a photo whose message was refused leaves nothing behind; a
// repeated key is sent once.
export { readReceivedPhotos, readSentPhotos, sentPhotoKey } from './chat-photos.ts';
export { forgetChatPhotos } from './forget-chat-photos.ts';
export { ownChatPhotos } from './own-data.ts';
export { chatPhotosRoutes } from './routes.ts';
export { chatPhotoFileOf } from './show-photos.ts';
export { deleteChatPhotoFiles, sweepChatPhotos } from './sweep-chat-photos.ts';
