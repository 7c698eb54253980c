import type { Plugin } from 'vite';

const packages = '/node_modules/(?:react|react-dom|scheduler|use-sync-external-store)/';
const door = new RegExp(`${packages}(?:shim/)?(?:index|client|jsx-runtime|with-selector)\\.js$`);
const body = new RegExp(`${packages}cjs/(?:[a-z-]+/)?[a-z-]+\\.production\\.js$`);
const defaultImport = 'import React from "react";';

/**
 * React's packages as modules. They come as CommonJS: all of it is kept then, each file of ours that uses a hook reads
 * it off an object, and the bundler wraps every package. Only what a browser gets is built this way.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'pre',
      filter: { id: /\/node_modules\/.*\.js$/ },
      handler(code, id) {
        if (door.test(id)) return { code: openDoor(code, id), map: null };
        if (body.test(id)) return { code: toModule(code, id), map: null };
        return code.includes(defaultImport)
          ? { code: code.replace(defaultImport, 'import * as React from "react";'), map: null }
          : null;
      },
    },
  };
}

/** A package's first file chooses between development and production; a build is production. */
function openDoor(code: string, id: string): string {
  const file = /require\('(\.{1,2}\/cjs\/[^']+\.production\.js)'\)/.exec(code)?.[1];
  if (file === undefined) throw new Error(`${id} leads to no code for production`);
  return `export * from '${file}';`;
}

const required = String.raw`(\w+) = require\("([^"]+)"\)`;

/** One of React's files, with `import` and `export` in the place of `require` and `exports`. */
export function toModule(code: string, id: string): string {
  const imports: string[] = [];
  const names: string[] = [];
  const takeImport = (_: string, name: string, from: string) => {
    imports.push(`import * as ${name} from '${from}';`);
    return '';
  };
  const text = code
    .replaceAll(new RegExp(`${required},\\s*`, 'g'), takeImport)
    .replaceAll(new RegExp(`var ${required};`, 'g'), takeImport)
    // Those of the scheduler that React's own tests run with.
    .replaceAll(/Scheduler\.(?:log|unstable_setDisableYieldValue)\b/g, 'void 0')
    .replaceAll(/^exports\.(\w+)(?= =\s)/gm, (_, name: string) => {
      names.push(name);
      return `var export_${name}`;
    })
    .replaceAll(/\bexports\.(\w+)/g, 'export_$1');
  if (names.length === 0 || /\b(?:require\(|exports\b)/.test(text))
    throw new Error(`${id} is written in another way than react-modules.ts can read`);
  return [...imports, text, `export { ${names.map((name) => `export_${name} as ${name}`).join(', ')} };`].join('\n');
}
