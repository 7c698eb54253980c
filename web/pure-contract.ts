import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Declaration extends Node {
  declarations: { init: Node | null }[];
}
interface Statement extends Node {
  declaration?: Declaration | null;
}

/**
 * Lets the bundler drop the parts of the contract that the browser does not use. A schema is made by calls, which a
 * bundler must keep, as a call might do something; ours never do. So each becomes a call marked pure, and a screen that
 * needs one constant takes no schema and no zod along. A build for browsers that has zod in it all the same fails: some
 * part of the contract parses where a look at the fields would do.
 */
export function pureContract(): Plugin {
  return {
    name: 'pure-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/contract\/src\/(?:[a-z-]+\/)*[a-z-]+\.ts$/ },
      handler(code) {
        const calls = (this.parse(code).body as unknown as Statement[])
          .map((statement) =>
            statement.type === 'VariableDeclaration' ? (statement as unknown as Declaration) : statement.declaration,
          )
          .flatMap((declaration) => (declaration?.type === 'VariableDeclaration' ? declaration.declarations : []))
          .flatMap(({ init }) =>
            init && ['CallExpression', 'ObjectExpression', 'NewExpression'].includes(init.type) ? [init] : [],
          );
        const marked = calls.reduceRight(
          (text, { start, end }) =>
            `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
          code,
        );
        return { code: marked, map: null };
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.includes('/node_modules/zod/')))
          this.error(`zod is in ${chunk.fileName}: something in the contract parses in the browser`);
    },
  };
}
