import type { PageBlock, PageSection } from '@vonk/contract/pages';

export interface Question {
  readonly text: string;
  readonly answer: readonly PageBlock[];
}

/** Each heading of a section is a question; what follows is its answer. */
export function questionsOf(section: PageSection): Question[] {
  const questions: { text: string; answer: PageBlock[] }[] = [];
  for (const block of section.blocks) {
    if (block.kind === 'heading') questions.push({ text: block.text, answer: [] });
    else questions.at(-1)?.answer.push(block);
  }
  return questions;
}

/** The words of blocks, without marks. */
export const plainText = (blocks: readonly PageBlock[]): string =>
  blocks
    .flatMap((block) => {
      switch (block.kind) {
        case 'heading':
          return [block.text];
        case 'paragraph':
          return block.spans.map(({ text }) => text);
        case 'list':
          return block.items.flatMap((item) => [...item.map(({ text }) => text), ' ']);
        case 'table':
          return [block.head, ...block.rows].flatMap((row) =>
            row.flatMap((cell) => [...cell.map(({ text }) => text), ' ']),
          );
      }
    })
    .join('')
    .trim();

/** The questions as structured data (schema.org, FAQPage). */
export const faqData = (sections: readonly PageSection[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: sections.flatMap(questionsOf).map(({ text, answer }) => ({
    '@type': 'Question',
    name: text,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});
