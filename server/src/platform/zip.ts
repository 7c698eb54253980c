import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

const pieceBytes = 64 * 1024;

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether the bytes are as small as they get, as those of a picture. */
  readonly isPacked: boolean;
}

/**
 * Writes a ZIP file of these entries, all dated alike, for nobody but us to read. An entry is taken when the one before
 * is written, so that one at a time is in memory; what is deflated is so on other threads.
 */
export async function writeZip(path: string, entries: AsyncIterable<ZipEntry>, at: Date): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const writing = pipeline(output, createWriteStream(path, { mode: 0o600 }));
  const feeding = feed(zip, entries, at).catch((error: Error) => {
    output.destroy(error);
    throw error;
  });
  // A disk that takes no more ends the wait for an entry too.
  await Promise.all([writing, Promise.race([feeding, writing])]);
}

async function feed(zip: ZipFile, entries: AsyncIterable<ZipEntry>, at: Date): Promise<void> {
  for await (const { name, bytes, isPacked } of entries) {
    const input = Readable.from(piecesOf(bytes));
    zip.addReadStream(input, name, { mtime: at, compress: !isPacked, size: bytes.length });
    await finished(input);
  }
  zip.end();
}

/** In pieces, because each is looked at in one go for its checksum. */
function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}
