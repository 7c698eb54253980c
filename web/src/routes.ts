import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';

/** The map: every address, the screen it shows and the layout around it. */
export const routes = rootRoute('layouts/root.tsx', [
  layout('lander', 'layouts/lander.tsx', [index('screens/index.tsx')]),
  layout('chat', 'layouts/chat.tsx', [
    route('/chats', 'screens/chats.tsx'),
    route('/chats/$id', 'screens/chats-id.tsx'),
    route('/members/$id/chat', 'screens/members-id-chat.tsx'),
  ]),
  layout('empty', 'layouts/empty.tsx', [
    route('/signup', 'screens/signup.tsx'),
    route('/members/$id/signup', 'screens/members-id-signup.tsx'),
    route('/login', 'screens/login.tsx'),
    route('/reset-password', [index('screens/reset-password.tsx'), route('/do', 'screens/reset-password-do.tsx')]),
    route('/mail-change/do', 'screens/mail-change-do.tsx'),
    route('/activate/done', 'screens/activate-done.tsx'),
    route('/activate/error', 'screens/activate-error.tsx'),
    route('/dev/mail', 'screens/dev-mail.tsx'),
    route('/$token', 'screens/token.tsx'),
  ]),
  layout('default', 'layouts/default.tsx', [
    route('/members', 'screens/members.tsx'),
    route('/members/$id', 'screens/members-id.tsx'),
    route('/profile', 'screens/profile.tsx'),
    route('/notifications', 'screens/notifications.tsx'),
    route('/likes', 'screens/likes.tsx'),
    route('/likes/$type', 'screens/likes-type.tsx'),
    route('/credits', 'screens/credits.tsx'),
    route('/credits/limits', 'screens/credits-limits.tsx'),
    route('/credits/$id/{-$paymentmethod}', 'screens/credits-id.tsx'),
    route('/transactions', 'screens/transactions.tsx'),
    route('/transactions/$id', 'screens/transactions-id.tsx'),
    route('/premium', 'screens/premium.tsx'),
    route('/pricing', 'screens/pricing.tsx'),
    route('/pages/image-removal', 'screens/pages-image-removal.tsx'),
    route('/pages/$id', 'screens/pages-id.tsx'),
    route('/complaints', 'screens/complaints.tsx'),
    route('/report', 'screens/report.tsx'),
    route('/withdraw', 'screens/withdraw.tsx'),
    route('/lang-config', 'screens/lang-config.tsx'),
  ]),
  route('/dev/ui', 'screens/dev-ui.tsx'),
]);
