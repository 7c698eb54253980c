import type { Send } from '../call.ts';

/** Sends the file of a call and tells how far it is, from 0 to 100, which `fetch` cannot; it takes no signal. */
export const sendWithProgress =
  (onProgress: (percent: number) => void): Send =>
  (path, { method = 'POST', headers = {}, body = null }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, path);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.responseType = 'text';
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
      );
      request.addEventListener('error', () => reject(new TypeError('no answer came')));
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText || null, { status: request.status, statusText: request.statusText })),
      );
      request.send(body as XMLHttpRequestBodyInit | null);
    });
