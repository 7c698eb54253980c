import { useRouter } from '@tanstack/react-router';
import { settingsQuery } from '../../api/queries.ts';

/**
 * What a phone colours around the page, light and dark. Apart from the other tags, of which the router keeps one of a
 * name.
 */
export function ThemeColour() {
  const { call, queryClient } = useRouter().options.context;
  const colours = queryClient.getQueryData(settingsQuery(call).queryKey)?.theme_color;
  if (!colours) return null;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.dark} />
    </>
  );
}
