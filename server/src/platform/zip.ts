import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

const pieceBytes = 64 * 1024;

interface Named {
  readonly name: string;
  /** Whether the bytes are as small as they get, as those of a picture. */
  readonly isPacked: boolean;
}

/** What is written under a name: what is here, or what stands in a file, which is never whole in memory. */
export type ZipEntry = Named & ({ readonly bytes: Uint8Array } | { readonly file: string });
type Entries = AsyncIterable<ZipEntry> | Iterable<ZipEntry>;

/**
 * Writes a ZIP file of these entries, all dated alike, for nobody but us to read. An entry is taken when the one before
 * is written, so that one at a time is in memory, and a file piece by piece; what is deflated is so on other threads.
 */
export async function writeZip(path: string, entries: Entries, at: Date): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // A file that cannot be read fails the whole.
  zip.on('error', (error: Error) => output.destroy(error));
  const writing = pipeline(output, createWriteStream(path, { mode: 0o600 }));
  const feeding = feed(zip, entries, at).catch((error: Error) => {
    output.destroy(error);
    throw error;
  });
  // A disk that takes no more ends the wait for an entry too.
  await Promise.all([writing, Promise.race([feeding, writing])]);
}

async function feed(zip: ZipFile, entries: Entries, at: Date): Promise<void> {
  for await (const entry of entries) {
    const { name, isPacked } = entry;
    const isHere = 'bytes' in entry;
    const input = isHere ? Readable.from(piecesOf(entry.bytes)) : createReadStream(entry.file);
    const size = isHere ? { size: entry.bytes.length } : {};
    zip.addReadStream(input, name, { mtime: at, compress: !isPacked, ...size });
    await finished(input);
  }
  zip.end();
}

/** In pieces, because each is looked at in one go for its checksum. */
function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}
