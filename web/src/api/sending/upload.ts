import type { CallName, CallOutput } from '@vonk/contract/api';
import type { Refusal } from '@vonk/contract/endpoint';
import { CallError } from '../call.ts';

/** Sends a file as the body of a call and tells how far it is, from 0 to 100; `fetch` cannot. Throws `CallError`. */
export function upload<Name extends CallName>(
  name: Name,
  file: Blob,
  onProgress: (percent: number) => void,
): Promise<CallOutput<Name>> {
  const [method, path] = name.split(' ') as [string, string];
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('x-client', 'web');
    request.responseType = 'text';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
    );
    request.addEventListener('error', () => reject(new CallError({ error: 'offline', message: '', statusCode: 0 })));
    request.addEventListener('load', () => {
      const answer = parse(request.responseText);
      if (request.status >= 200 && request.status < 300 && answer) resolve(answer as CallOutput<Name>);
      else
        reject(
          new CallError(
            (answer as Refusal | undefined) ?? { error: 'internal', message: '', statusCode: request.status },
          ),
        );
    });
    request.send(file);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
