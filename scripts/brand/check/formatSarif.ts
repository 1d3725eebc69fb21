import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fault } from '../../../engine/brand/fault.ts';
import { pageOfRule, RULE_BOOK, type RuleId } from '../../../engine/brand/ruleBook.ts';
import { slashed, type Report } from './report.ts';

const PROJECT = path.resolve(import.meta.dirname, '../../..');
const RULES = Object.keys(RULE_BOOK) as readonly RuleId[];
const MOST_SHOWN = 300;

/** A report as SARIF 2.1.0, with everything that code scanning of GitHub asks for. */
export function formatSarif(
  { faults }: Report,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const seen = new Map<string, number>();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Livery',
            informationUri: addressOf('docs/MESSAGES.md', env),
            rules: RULES.map((rule) => describeRule(rule, env)),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: faults.map((fault) => describeFault(fault, seen)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function describeRule(rule: RuleId, env: Readonly<Record<string, string | undefined>>) {
  const { summary, severity } = RULE_BOOK[rule];
  const page = readFileSync(path.join(PROJECT, pageOfRule(rule)), 'utf8');
  return {
    id: rule,
    name: rule,
    shortDescription: { text: summary },
    fullDescription: { text: (page.split('\n\n')[1] ?? summary).slice(0, MOST_SHOWN) },
    help: { text: page, markdown: page },
    helpUri: addressOf(pageOfRule(rule), env),
    defaultConfiguration: { level: severity },
    properties: {
      tags: ['brand', rule.split('.')[0]!],
      precision: 'very-high',
      'problem.severity': severity,
    },
  };
}

/** In a workflow of GitHub the page as it stands in the commit, elsewhere the file. */
function addressOf(page: string, env: Readonly<Record<string, string | undefined>>): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
  if (server && repository && commit) return `${server}/${repository}/blob/${commit}/${page}`;
  return pathToFileURL(path.join(PROJECT, page)).href;
}

function describeFault(fault: Fault, seen: Map<string, number>) {
  const { rule, severity, file, line, column, message, suggestion } = fault;
  const print = createHash('sha256').update(JSON.stringify([rule, fault.path, message]));
  const fingerprint = print.digest('hex').slice(0, 16);
  const nth = (seen.get(file + fingerprint) ?? 0) + 1;
  seen.set(file + fingerprint, nth);
  return {
    ruleId: rule,
    ruleIndex: RULES.indexOf(rule),
    level: severity,
    message: { text: suggestion === undefined ? message : `${message} ${suggestion}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: path.isAbsolute(file)
            ? { uri: pathToFileURL(file).href }
            : { uri: encodeURI(slashed(file)), uriBaseId: '%SRCROOT%' },
          region: { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 },
        },
      },
    ],
    partialFingerprints: { primaryLocationLineHash: `${fingerprint}:${nth}` },
  };
}
