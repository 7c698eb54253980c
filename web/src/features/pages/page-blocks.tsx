import { Link } from '@tanstack/react-router';
import type { PageBlock } from '@vonk/contract/pages';
import { Blocks } from '../../ui/reading/blocks.tsx';

// A page of ours opens in place; anything else, a mail or a telephone, is the browser's.
const linkTo = (href: string) => (href.startsWith('/') && !href.includes('#') ? <Link to={href} /> : <a href={href} />);

/** Paragraphs, lists, tables and headings of a page, whose links open pages of ours in place. */
export const PageBlocks = ({ blocks }: { blocks: readonly PageBlock[] }) => <Blocks {...{ blocks, linkTo }} />;
