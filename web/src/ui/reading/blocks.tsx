import type { PageBlock, PageSpan } from '@vonk/contract/pages';
import { Linked, type LinkElement } from '../link.tsx';
import './reading.css';

/** The bare link that leads to an address of a page. */
type LinkTo = (href: string) => LinkElement;

/** Paragraphs, lists, tables and headings of a page, as members read them. */
export function Blocks({ blocks, linkTo }: { blocks: readonly PageBlock[]; linkTo: LinkTo }) {
  return blocks.map((block, at) => <Block key={at} {...{ block, linkTo }} />);
}

function Block({ block, linkTo }: { block: PageBlock; linkTo: LinkTo }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, at) => (
            <li key={at}>
              <Spans spans={item} linkTo={linkTo} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table {...block} linkTo={linkTo} />;
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} linkTo={linkTo} />
        </p>
      );
  }
}

/** Below 768 px each row becomes a block of its own, its cells named by the heading of their column. */
function Table({ head, rows, linkTo }: Extract<PageBlock, { kind: 'table' }> & { linkTo: LinkTo }) {
  const names = head.map((cell) => cell.map(({ text }) => text).join(''));
  return (
    <table>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column} data-label={names[column]}>
                <Spans spans={cell} linkTo={linkTo} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Spans({ spans, linkTo }: { spans: readonly PageSpan[]; linkTo: LinkTo }) {
  return spans.map(({ text, strong, href }, at) => {
    if (strong) return <strong key={at}>{text}</strong>;
    if (href === undefined) return text;
    return (
      <Linked key={at} link={linkTo(href)}>
        {text}
      </Linked>
    );
  });
}
