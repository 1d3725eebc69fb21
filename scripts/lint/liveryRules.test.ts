import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

/** The repository's own configuration; the rules that need types are left out, since these files exist only here. */
const eslint = new ESLint({
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
      '@typescript-eslint/await-thenable': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
    },
  },
});

async function rulesBrokenBy(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result!.messages.map((message) => message.ruleId ?? message.message);
}

interface Case {
  readonly rule: string;
  readonly bad: readonly [filePath: string, code: string][];
  readonly good: readonly [filePath: string, code: string][];
}

const TRANS = "import { Trans } from '@lingui/react/macro';\n";

const CASES: readonly Case[] = [
  {
    rule: 'livery/fetch-in-http',
    bad: [
      ['src/api/games.ts', "export const load = () => fetch('/x');"],
      ['src/features/home/load.ts', "export const load = () => window.fetch('/x');"],
      ['src/app/live.ts', "export const live = () => new EventSource('/x');"],
    ],
    good: [['src/platform/http/call.ts', "/** Calls. */\nexport const load = () => fetch('/x');"]],
  },
  {
    rule: 'livery/storage-in-platform',
    bad: [
      ['src/app/boot.ts', "export const tag = () => localStorage.getItem('hisLang');"],
      ['src/features/home/seen.ts', "export const see = () => (document.cookie = 'seen=1');"],
    ],
    good: [
      [
        'src/platform/storage/storage.ts',
        "/** Reads. */\nexport const tag = () => localStorage.getItem('hisLang');",
      ],
    ],
  },
  {
    rule: 'livery/values-in-tokens',
    bad: [
      ['src/ui/Badge/Badge.tsx', "export const ink = '#ff0000';"],
      ['src/ui/Badge/Badge.tsx', "export const ink = 'rgb(1 2 3)';"],
      ['src/ui/Badge/Badge.tsx', "export const width = '12px';"],
      ['src/ui/Badge/Badge.tsx', 'export const B = () => <i style={{ marginTop: 12 }} />;'],
    ],
    good: [
      ['src/ui/Badge/Badge.tsx', 'export const B = () => <img sizes="160px" alt="" src="#a" />;'],
      ['src/ui/Badge/Badge.tsx', "export const query = '(min-width: 900px)';"],
      ['scripts/art/ink.ts', "export const ink = '#ff0000';"],
    ],
  },
  {
    rule: 'livery/logical-directions',
    bad: [['src/ui/B/B.tsx', 'export const B = () => <i style={{ marginLeft: 0 }} />;']],
    good: [['src/ui/B/B.tsx', 'export const B = () => <i style={{ marginInlineStart: 0 }} />;']],
  },
  {
    rule: 'livery/sql-in-repositories',
    bad: [
      ['server/modules/games/games.service.ts', "export const q = 'select id from game';"],
      ['server/modules/games/games.service.ts', 'export const q = `insert into game values (1)`;'],
      [
        'server/modules/games/games.routes.ts',
        "export const q = (db: any) => db.selectFrom('game');",
      ],
    ],
    good: [
      ['server/modules/games/games.repository.ts', "export const q = 'select id from game';"],
      ['server/ledger/post.ts', "/** Posts. */\nexport const q = 'select id from entry';"],
      ['server/modules/games/games.service.ts', "export const q = 'Selected by hand';"],
    ],
  },
  {
    rule: 'livery/chance-comes-in',
    bad: [
      ['server/modules/games/games.service.ts', 'export const now = () => Date.now();'],
      ['server/modules/games/games.service.ts', 'export const now = () => new Date();'],
      ['server/jobs/draw.ts', 'export const pick = () => Math.random();'],
      ['server/modules/games/games.service.ts', 'export const id = () => crypto.randomUUID();'],
    ],
    good: [
      ['server/modules/games/games.service.ts', 'export const at = (ms: number) => new Date(ms);'],
      ['server/main.ts', 'export const now = () => Date.now();'],
    ],
  },
  {
    rule: 'livery/named-exports',
    bad: [['src/ui/Badge/Badge.tsx', 'export default function Badge() { return null; }']],
    good: [
      ['src/features/home/HomeScreen.tsx', 'export default function HomeScreen() { return null; }'],
      ['src/ui/Header/variants/Compact.tsx', 'export default function Compact() { return null; }'],
    ],
  },
  {
    rule: 'livery/no-star-exports',
    bad: [['src/ui/all.ts', "export * from './Badge/Badge.tsx';"]],
    good: [['src/ui/all.ts', "export { Badge } from './Badge/Badge.tsx';"]],
  },
  {
    rule: 'livery/no-barrel-file',
    bad: [['src/ui/Badge/index.ts', 'export const a = 1;']],
    good: [['src/ui/Badge/Badge.tsx', 'export const a = 1;']],
  },
  {
    rule: 'livery/no-junk-drawer',
    bad: [['src/lib/utils.ts', 'export const a = 1;']],
    good: [['src/lib/clamp.ts', 'export const a = 1;']],
  },
  {
    rule: 'livery/no-global-i18n',
    bad: [
      ['src/app/title.ts', "import { i18n } from '@lingui/core';\nexport const a = i18n;"],
      ['src/app/title.ts', "import { t } from '@lingui/core/macro';\nexport const a = t;"],
    ],
    good: [
      [
        'src/app/title.ts',
        "import { setupI18n } from '@lingui/core';\nexport const a = setupI18n;",
      ],
    ],
  },
  {
    rule: 'livery/message-has-context',
    bad: [
      ['src/ui/B/B.tsx', `${TRANS}export const B = () => <Trans id="b.go">Go</Trans>;`],
      ['src/ui/B/B.tsx', "export const b = (t: any) => t({ id: 'b.go', message: 'Go' });"],
    ],
    good: [
      [
        'src/ui/B/B.tsx',
        `${TRANS}export const B = () => <Trans id="b.go" context="Button">Go</Trans>;`,
      ],
    ],
  },
  {
    rule: 'lingui/require-explicit-id',
    bad: [
      ['src/ui/B/B.tsx', `${TRANS}export const B = () => <Trans context="Button">Go</Trans>;`],
      ['src/ui/B/B.tsx', `${TRANS}export const B = () => <Trans id="Go" context="B">Go</Trans>;`],
    ],
    good: [
      [
        'src/ui/B/B.tsx',
        `${TRANS}export const B = () => <Trans id="b.go" context="Button">Go</Trans>;`,
      ],
    ],
  },
  {
    rule: 'livery/visible-text-is-translated',
    bad: [
      ['src/ui/B/B.tsx', 'export const B = () => <p>Hot games</p>;'],
      ['src/ui/B/B.tsx', 'export const B = () => <button aria-label="Close" />;'],
      ['src/ui/B/B.tsx', "export const B = ({ on }: any) => <p>{on ? 'Open' : null}</p>;"],
      ['src/ui/B/B.tsx', 'export const B = ({ n }: any) => <p>{`${n} games`}</p>;'],
    ],
    good: [
      ['src/ui/B/B.tsx', 'export const B = ({ name }: any) => <p title={name}>{name} ×</p>;'],
      ['src/ui/B/B.stories.tsx', 'export const B = () => <p>Hot games</p>;'],
    ],
  },
  {
    rule: 'livery/exports-are-documented',
    bad: [['schemas/age.ts', 'export const minimumAge = 18;']],
    good: [
      ['schemas/age.ts', '/** Years. */\nexport const minimumAge = 18;'],
      ['src/features/home/age.ts', 'export const minimumAge = 18;'],
    ],
  },
];

describe.each(CASES)('$rule', ({ rule, bad, good }) => {
  it.each(bad)('refuses in %s: %s', async (filePath, code) => {
    expect(await rulesBrokenBy(filePath, code)).toContain(rule);
  });

  it.each(good)('allows in %s: %s', async (filePath, code) => {
    expect(await rulesBrokenBy(filePath, code)).not.toContain(rule);
  });
});
