// Makes what `server/src/accounts/passwords` knows, two files of lines: `leaked.txt.gz`, passwords long enough to be
// chosen, of the SecLists (MIT; a file of theirs, plain or gzipped), and `words.txt.gz`, words by how early they are
// guessed, of the dictionaries of zxcvbn-ts (MIT). Run by hand when either is newer:
//   node tools/passwords/build-lists.mjs FOLDER-OF-DICTIONARIES SECLISTS-FILE
// after, in a folder elsewhere, npm install @zxcvbn-ts/language-{common,nl-be,de,en,es-es,fr,it,pl}.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

const [dictionaries, secLists] = process.argv.slice(2);
if (!dictionaries || !secLists) throw new Error('give the folder of the dictionaries and the file of the SecLists');
const target = join(import.meta.dirname, '../../server/src/accounts/passwords');
const require = createRequire(join(dictionaries, 'package.json'));

/** Kept of each list, and by what the place in it is multiplied: guessed later than a word that is said every day. */
const kept = [
  [/^passwords/, { most: 60_000, times: 1 }],
  [/^commonWords/, { most: 9000, times: 1 }],
  [/name/i, { most: 1500, times: 1 }],
  [/^wikipedia/, { most: 4000, times: 2 }],
  [/./, { most: 100, times: 1 }],
];
const minimum = 10;

const plain = (text) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss');

const places = new Map();
for (const language of ['common', 'nl-be', 'de', 'en', 'es-es', 'fr', 'it', 'pl']) {
  const { dictionary } = require(`@zxcvbn-ts/language-${language}`);
  for (const [name, words] of Object.entries(dictionary)) {
    if (name.startsWith('diceware')) continue;
    const { most, times } = kept.find(([pattern]) => pattern.test(name))[1];
    for (const [at, word] of words.slice(0, most).entries()) {
      const known = plain(String(word)).replaceAll(/[\s'’]/g, '');
      const place = (at + 1) * times;
      if (known.length > 1 && known.length <= 24 && place < (places.get(known) ?? Infinity)) places.set(known, place);
    }
  }
}
const words = [...places].toSorted(([a, first], [b, second]) => first - second || (a < b ? -1 : 1));
writeFileSync(
  join(target, 'words.txt.gz'),
  gzipSync(words.map(([word, place]) => `${word} ${place}`).join('\n'), { level: 9 }),
);

const file = readFileSync(secLists);
const lines = (file[0] === 0x1f ? gunzipSync(file) : file).toString('utf8').split(/\r?\n/);
const leaked = new Set(
  lines.filter((line) => [...line].length >= minimum).map((line) => line.normalize('NFKC').toLowerCase()),
);
writeFileSync(join(target, 'leaked.txt.gz'), gzipSync([...leaked].toSorted().join('\n'), { level: 9 }));
console.log(`${words.length} words, ${leaked.size} leaked passwords`);
