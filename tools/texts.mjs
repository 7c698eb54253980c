// Holds the texts of every language against the Dutch source: the same keys, the same arguments, nothing left in Dutch.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';

const root = fileURLToPath(new URL('../locales/src/', import.meta.url));
const source = 'nl';
const locales = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const flatten = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : flatten(text, `${prefix}${key}.`),
  );

async function load(locale, file) {
  try {
    return Object.fromEntries(flatten(Object.values(await import(`${root}${locale}/${file}`))[0]));
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** The names a message takes, tags included. */
function argumentsOf(text) {
  const names = new Set();
  const walk = (nodes) => {
    for (const node of nodes) {
      if (node.value !== undefined && node.type !== 0) names.add(node.type === 8 ? `<${node.value}>` : node.value);
      if (node.children) walk(node.children);
      for (const option of Object.values(node.options ?? {})) walk(option.value);
    }
  };
  walk(parse(text));
  return [...names].sort().join(', ');
}

const mistakes = [];
for (const file of readdirSync(`${root}${source}`)) {
  const dutch = await load(source, file);
  for (const locale of locales) {
    const texts = await load(locale, file);
    if (!texts) {
      mistakes.push(`${locale}/${file} is missing`);
      continue;
    }
    for (const [key, text] of Object.entries(dutch)) {
      const own = texts[key];
      if (own === undefined) mistakes.push(`${locale}/${file}: ${key} is missing`);
      else if (argumentsOf(own) !== argumentsOf(text))
        mistakes.push(`${locale}/${file}: ${key} takes {${argumentsOf(own)}}, Dutch takes {${argumentsOf(text)}}`);
      else if (locale !== source && own === text && isSentence(text))
        mistakes.push(`${locale}/${file}: ${key} is still Dutch: ${text}`);
    }
    for (const key of Object.keys(texts))
      if (!(key in dutch)) mistakes.push(`${locale}/${file}: ${key} is not in Dutch`);
  }
}

/** Three words or more outside placeholders: such a text is not the same in two languages by chance. */
function isSentence(text) {
  return (text.replaceAll(/\{[^}]*\}/g, ' ').match(/\p{L}{2,}/gu) ?? []).length >= 3;
}

for (const mistake of mistakes) console.error(mistake);
console.log(`${locales.length} languages, ${mistakes.length} mistakes`);
process.exit(mistakes.length === 0 ? 0 : 1);
