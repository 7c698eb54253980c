/** A photo's file as a page or an answer names it, up to what ends a text in HTML or JSON. */
const photoFiles = /\/(?:chat-)?photos\/\d+\/[^"'\s<>\\,)]*\.(?:webp|jpg)[^"'\s<>\\,)]*/g;
const signed = /\?for=(public|members|member)&(?:amp;)?until=\d{10}&(?:amp;)?by=[\w-]{22}$/;

/** The addresses of photos in an answer or a page, each as it stands there. */
export const photoFilesIn = (text: string): string[] =>
  [...text.replaceAll(String.raw`\u0026`, '&').matchAll(photoFiles)].map(([address]) => address);

/** Whom an address is for; undefined for one that is not signed. */
export const audienceIn = (address: string): string | undefined => signed.exec(address)?.[1];

/** Throws when an answer has a photo at an address that nobody signed (T83). */
export function refuseBarePhotos(where: string, text: string): void {
  const bare = photoFilesIn(text).filter((address) => audienceIn(address) === undefined);
  if (bare.length > 0) throw new Error(`${where} shows a photo at a bare address: ${bare[0]}`);
}
