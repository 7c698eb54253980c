import { request } from 'node:http';
import type { Talker } from '../chat-ground.ts';

export interface Listening {
  destroy(): void;
}

/**
 * Opens the event stream of a member and comes back to it as a browser does, from the last event it has; tells of each
 * message that comes its key and its number in the conversation. An event in pieces is read once it is whole.
 */
export async function listenTo(
  port: number,
  { token, address }: Talker,
  onMessage: (key: string, seq: number) => void,
  from = '',
): Promise<Listening> {
  let isLeft = false;
  let last: string | undefined;
  let asked: ReturnType<typeof request>;
  const open = (onOpened: () => void) => {
    let piece = '';
    const again = () => void (isLeft || setTimeout(() => isLeft || open(() => {}), 1000));
    const headers = {
      host: 'localhost',
      cookie: `session=${token}`,
      'x-forwarded-for': address,
      ...(last !== undefined && { 'last-event-id': last }),
    };
    asked = request({ port, path: `/api/events${last === undefined ? from : ''}`, headers, agent: false });
    asked.on('error', () => {}).on('close', again);
    asked.on('response', (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        onOpened();
        const frames = (piece + text).split('\n\n');
        piece = frames.pop() ?? '';
        for (const frame of frames) {
          last = /^id: (\d+)$/m.exec(frame)?.[1] ?? last;
          const key = /"key":\s*"([0-9a-f-]{36})"/.exec(frame)?.[1];
          // Not a number where it has none.
          if (key !== undefined) onMessage(key, Number(/"seq":\s*(\d+)/.exec(frame)?.[1]));
        }
      });
    });
    asked.end();
  };
  await new Promise<void>(open);
  return {
    destroy() {
      isLeft = true;
      asked.destroy();
    },
  };
}
