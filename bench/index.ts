// `npm run bench`: all benchmarks but the long ones, or those named. Each prints its table and says whether it kept its
// budget.
import { benchAccessibility } from './screens/accessibility.ts';
import { benchChatBeside } from './chat/beside/beside.ts';
import { benchChatHistory } from './chat/chat-history.ts';
import { benchChatGrowth } from './chat/even/chat-growth.ts';
import { benchChatHour } from './chat/even/chat-hour.ts';
import { benchChatMarks } from './chat/even/chat-marks.ts';
import { benchChatMonth } from './chat/even/chat-month.ts';
import { benchChatOnline } from './chat/online/chat-online.ts';
import { benchChatProcesses } from './chat/online/chat-processes.ts';
import { benchChatRate } from './chat/even/chat-rate.ts';
import { benchChatScreen } from './chat/chat-screen.ts';
import { benchChatSend } from './chat/chat-send.ts';
import { benchDay } from './day/day.ts';
import { benchFaults } from './faults.ts';
import { benchFuzz } from './fuzz.ts';
import { benchFirstPaint } from './screens/first-paint.ts';
import { benchInteractions } from './screens/interactions.ts';
import { benchLighthouse } from './screens/lighthouse.ts';
import { benchLoginAttack } from './login-attack.ts';
import { benchLogin } from './login.ts';
import { benchFailover } from './machines/failover.ts';
import { keepLoopback } from './machines/loopback/keep-loopback.ts';
import { benchMove } from './machines/move.ts';
import { benchRestore } from './machines/restore.ts';
import { benchUpdate } from './machines/update/update.ts';
import { benchNotifications } from './notifications/notifications.ts';
import { benchWeekly } from './notifications/weekly.ts';
import { benchPages } from './pages.ts';
import { benchCloseMonth } from './payments/close-month.ts';
import { benchPayments } from './payments/payments.ts';
import { benchPhotos } from './photos.ts';
import { benchPhrases } from './phrases.ts';
import { benchSearch } from './search/search.ts';
import { benchStart } from './start.ts';
import { benchNumbers } from './staff/numbers.ts';
import { benchQueues } from './staff/queues.ts';

const benches: Record<string, () => Promise<boolean>> = {
  pages: benchPages,
  start: benchStart,
  search: benchSearch,
  login: benchLogin,
  'login-attack': benchLoginAttack,
  'chat-send': benchChatSend,
  'chat-rate': benchChatRate,
  'chat-beside': benchChatBeside,
  'chat-hour': benchChatHour,
  'chat-growth': benchChatGrowth,
  'chat-month': benchChatMonth,
  'chat-marks': benchChatMarks,
  'chat-online': benchChatOnline,
  'chat-processes': benchChatProcesses,
  'chat-screen': benchChatScreen,
  'chat-history': benchChatHistory,
  interactions: benchInteractions,
  'first-paint': benchFirstPaint,
  photos: benchPhotos,
  phrases: benchPhrases,
  lighthouse: benchLighthouse,
  accessibility: benchAccessibility,
  notifications: benchNotifications,
  weekly: benchWeekly,
  numbers: benchNumbers,
  queues: benchQueues,
  payments: benchPayments,
  'close-month': benchCloseMonth,
  faults: benchFaults,
  day: benchDay,
  failover: benchFailover,
  move: benchMove,
  update: benchUpdate,
  restore: benchRestore,
  loopback: keepLoopback,
  fuzz: benchFuzz,
};
/** Those that take many minutes run when they are named. */
const long = [
  'login-attack',
  'chat-rate',
  'chat-beside',
  'chat-hour',
  'chat-growth',
  'chat-month',
  'chat-marks',
  'chat-processes',
  'chat-history',
  'notifications',
  'weekly',
  'numbers',
  'queues',
  'payments',
  'close-month',
  'faults',
  'day',
  'failover',
  'move',
  'update',
  'restore',
  'loopback',
  'fuzz',
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0)
  throw new Error(`no such bench: ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`);

let isWithin = true;
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length > 0 ? !wanted.includes(name) : long.includes(name)) continue;
  console.log(`\n${name}`);
  isWithin = (await run()) && isWithin;
}
process.exit(isWithin ? 0 : 1);
