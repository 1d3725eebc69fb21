import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The list of jobs, which a bundle cannot find by itself. */
export const JOB_LIST_FILE = 'server/jobList.ts';

/** Writes the list from the folders of jobs; a file in one is a job. */
export function renderJobList(root: string): string {
  const modules = readdirSync(path.join(root, 'server/modules')).map((name) => `modules/${name}`);
  const files = [...modules, 'originals']
    .map((room) => `${room}/jobs`)
    .filter((folder) => existsSync(path.join(root, 'server', folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, 'server', folder)).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const names = files.map((file) => path.basename(file, '.ts'));
  const imports = files.map((file, index) => `import { job as ${names[index]} } from './${file}';`);
  return `// Written by npm run emit from the folders of jobs.
import type { AnyJob } from './composition/job.ts';
${imports.join('\n')}

/** Every job of the gateway. */
export const jobs: readonly AnyJob[] = [
${names.map((name) => `  ${name},`).join('\n')}
];
`;
}
