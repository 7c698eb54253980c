import { Link } from '@tanstack/react-router';
import type { PageBlock, PageSpan } from '@vonk/contract/pages';

/** Paragraphs, lists, tables and headings of a page. */
export function Blocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return blocks.map((block, at) => <Block key={at} block={block} />);
}

function Block({ block }: { block: PageBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, at) => (
            <li key={at}>
              <Spans spans={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table {...block} />;
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
  }
}

/** Below 768 px each row becomes a block of its own, its cells named by the heading of their column. */
function Table({ head, rows }: Extract<PageBlock, { kind: 'table' }>) {
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
                <Spans spans={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Spans({ spans }: { spans: readonly PageSpan[] }) {
  return spans.map(({ text, strong, href }, at) => {
    if (strong) return <strong key={at}>{text}</strong>;
    if (href === undefined) return text;
    // A page of ours opens in place; anything else, a mail or a telephone, is the browser's.
    return href.startsWith('/') && !href.includes('#') ? (
      <Link key={at} to={href}>
        {text}
      </Link>
    ) : (
      <a key={at} href={href}>
        {text}
      </a>
    );
  });
}
