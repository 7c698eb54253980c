import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const list = fileURLToPath(new URL('src/ui/icons.ts', import.meta.url));

/** Which file each icon of `ui/icons.ts` comes from. */
function readSources(): ReadonlyMap<string, string> {
  const entries = readFileSync(list, 'utf8').matchAll(/export \{ default as (\w+) \} from '([^']+)'/g);
  return new Map([...entries].map(([, name = '', source = '']) => [name, source]));
}

/**
 * Imports each icon from its own file. Through the one list of them, every page would get the icons of all others: the
 * bundler keeps what a module of the first file imports in that file.
 */
export function directIcons(): Plugin {
  const sources = readSources();
  return {
    name: 'direct-icons',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: /\/icons\.ts['"]/ },
      handler: (code) => ({
        code: code.replaceAll(/import \{([^}]*)\} from '[^']*\/icons\.ts';/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => `import ${name} from '${sources.get(name) ?? unknown(name)}';`)
            .join(' '),
        ),
        map: null,
      }),
    },
  };
}

function unknown(name: string): never {
  throw new Error(`ui/icons.ts has no icon ${name}`);
}
