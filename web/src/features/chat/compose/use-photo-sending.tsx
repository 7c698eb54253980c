import { type ClipboardEvent, type DragEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import type { Conversation } from '@vonk/contract/chat';
import { useApp, useUser } from '../../../api/use-app.ts';
import type { PremiumFeature } from '../list/premium-dialog.tsx';

const PhotoDialog = lazy(async () => ({ default: (await import('./photo-dialog.tsx')).PhotoDialog }));
const PremiumDialog = lazy(async () => ({ default: (await import('../list/premium-dialog.tsx')).PremiumDialog }));

export interface PhotoSending {
  /** The chosen photo, before it is sent, or why it cannot be; stands outside the composer's form. */
  dialog: ReactNode;
  pick(file: File): void;
  /** Says that a feature belongs to premium. */
  askPremium(feature: PremiumFeature): void;
  /** For what photos are dropped on, and pasted into. */
  dropZone: {
    onDragOver(event: DragEvent): void;
    onDrop(event: DragEvent): void;
    onPaste(event: ClipboardEvent): void;
  };
}

const photoIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Photos that are chosen, dropped or pasted into a conversation with a member. */
export function usePhotoSending({ profile, composer }: Conversation, onSend: (photo: Blob) => void): PhotoSending {
  const { texts } = useApp();
  const isPremium = useUser()?.paid_user ?? false;
  const [file, setFile] = useState<File>();
  const [feature, setFeature] = useState<PremiumFeature>();
  const mayTake = profile.kind === 'member' && composer === 'open';
  const askPremium = (asked: PremiumFeature) => void texts.load(['premium']).then(() => setFeature(asked));
  const pick = (picked: File) => {
    if (isPremium) void texts.load(['photos']).then(() => setFile(picked));
    else askPremium('photos');
  };
  const take = (event: { preventDefault(): void }, data: DataTransfer | null) => {
    const photo = mayTake ? photoIn(data) : undefined;
    if (!photo) return;
    event.preventDefault();
    pick(photo);
  };
  return {
    pick,
    askPremium,
    dropZone: {
      // What is not caught here the browser would open in place of the page.
      onDragOver: (event) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
      onDrop: (event) => {
        event.preventDefault();
        take(event, event.dataTransfer);
      },
      onPaste: (event) => take(event, event.clipboardData),
    },
    dialog: (
      <Suspense>
        {file && (
          <PhotoDialog
            file={file}
            name={profile.name}
            onClose={() => setFile(undefined)}
            onSend={(photo) => {
              setFile(undefined);
              onSend(photo);
            }}
          />
        )}
        {feature && <PremiumDialog feature={feature} onClose={() => setFeature(undefined)} />}
      </Suspense>
    ),
  };
}
