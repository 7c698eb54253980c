import type { PageBlock, PageSection, PageSpan } from '../pages.ts';

/** A page's text as read: its title, one line about it, what stands before the first section, and the sections. */
export interface ParsedPage {
  readonly title: string;
  readonly description: string;
  readonly intro: PageBlock[];
  readonly sections: PageSection[];
}

/**
 * Reads the few marks our pages are written in: `# title`, the first paragraph as description, `## section {#id}`, `###
 * heading`, `- item`, `| cell | cell |`, `**strong**` and `[words](address)`. Nothing else has a meaning, so nothing in
 * a text can become markup.
 */
export function parsePage(text: string): ParsedPage {
  const chunks = text.trim().split(/\n{2,}/);
  const title = (chunks[0] ?? '').replace(/^#\s+/, '');
  const [description = '', ...rest] = chunks.slice(1);
  const intro: PageBlock[] = [];
  const sections: PageSection[] = [];
  for (const chunk of rest) {
    const heading = /^## (.+?)(?:\s+\{#([\w-]+)\})?$/.exec(chunk);
    if (heading) sections.push({ id: heading[2] ?? `s${sections.length + 1}`, title: heading[1] ?? '', blocks: [] });
    else (sections.at(-1)?.blocks ?? intro).push(parseBlock(chunk));
  }
  return { title, description: description.replaceAll('\n', ' '), intro, sections };
}

function parseBlock(chunk: string): PageBlock {
  const lines = chunk.split('\n');
  const [first = ''] = lines;
  if (first.startsWith('### ')) return { kind: 'heading', text: first.slice(4) };
  if (first.startsWith('- ')) return { kind: 'list', items: lines.map((line) => parseSpans(line.replace(/^- /, ''))) };
  if (first.startsWith('| ')) {
    const [head = [], ...rows] = lines.map(parseRow);
    return { kind: 'table', head, rows };
  }
  return { kind: 'paragraph', spans: parseSpans(lines.join(' ')) };
}

const parseRow = (line: string): PageSpan[][] =>
  line
    .replace(/^\|\s*|\s*\|$/g, '')
    .split(/\s*\|\s*/)
    .map(parseSpans);

const marks = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

function parseSpans(line: string): PageSpan[] {
  const spans: PageSpan[] = [];
  let at = 0;
  for (const match of line.matchAll(marks)) {
    if (match.index > at) spans.push({ text: line.slice(at, match.index) });
    const [whole, strong, words = '', href = ''] = match;
    spans.push(strong === undefined ? { text: words, href } : { text: strong, strong: true });
    at = match.index + whole.length;
  }
  if (at < line.length) spans.push({ text: line.slice(at) });
  return spans;
}
