import { createFileRoute, notFound } from '@tanstack/react-router';
import { DevUi } from './dev-ui/living-page.tsx';

export const Route = createFileRoute('/dev/ui')({
  beforeLoad: ({ context }) => {
    if (!context.settings.demo) throw notFound();
  },
  component: DevUi,
});
