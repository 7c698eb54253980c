import { FileIcon } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/actions/button.tsx';

/** Leads to an invoice or credit note as a file. */
export function DocumentLink({ address, children }: { address: string; children: string }) {
  return (
    <p className="mt-3.5">
      <LinkButton variant="secondary" size="compact" icon={<FileIcon />} link={<a href={address} />}>
        {children}
      </LinkButton>
    </p>
  );
}
