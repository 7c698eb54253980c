import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploy } from '../programs.ts';

/** Seconds between two looks, and what a rate is taken over: Grafana takes four looks. */
const interval = 2;
const rateInterval = 4 * interval;

interface Configured {
  /** Where its data and its configuration are. */
  readonly folder: string;
  readonly port: number;
  /** Where the processes tell their figures. */
  readonly targets: readonly number[];
}

/** The arguments of a Prometheus that looks at the processes and judges by the rules of deploy/. */
export function configure({ folder, port, targets }: Configured): string[] {
  mkdirSync(folder);
  const file = join(folder, 'prometheus.yml');
  // JSON is YAML.
  const configuration = {
    global: { scrape_interval: `${interval}s`, evaluation_interval: `${interval}s` },
    rule_files: [join(deploy, 'prometheus-rules.yml')],
    scrape_configs: [
      { job_name: 'vonk', static_configs: [{ targets: targets.map((target) => `127.0.0.1:${target}`) }] },
    ],
  };
  writeFileSync(file, JSON.stringify(configuration));
  return [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
}

interface Series {
  readonly metric: Readonly<Record<string, string>>;
  readonly values: readonly (readonly [number, string])[];
}

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

/** Panels that have nothing as long as nothing is wrong, or no log is archived. */
const mayBeEmpty = ['Jobs that fail', 'Since the log was archived'];

interface Shown {
  /** By panel of the dashboard: how many series, and what lies between the least and the most. */
  readonly panels: Readonly<Record<string, { series: number; least: number; most: number }>>;
  /** Alerts that waited or rang. */
  readonly alerts: string;
  /** Panels without anything, and rules that Prometheus cannot evaluate. */
  readonly faults: readonly string[];
}

/**
 * Prints what an operator sees of the time since `begun` (milliseconds since 1970), by dashboard and alerts of deploy/;
 * whether there is something of each.
 */
export async function showDashboard(port: number, begun: number): Promise<boolean> {
  const { panels, alerts, faults } = await readDashboard(port, begun);
  console.table(panels);
  console.log(`alerts: ${alerts || 'none'}; ${faults.join('; ') || 'every panel and every rule is answered'}`);
  return faults.length === 0;
}

async function readDashboard(port: number, begun: number): Promise<Shown> {
  const dashboard = JSON.parse(readFileSync(join(deploy, 'grafana-dashboard.json'), 'utf8')) as { panels: Panel[] };
  const panels: Record<string, { series: number; least: number; most: number }> = {};
  const faults: string[] = [];
  for (const { title, targets = [] } of dashboard.panels) {
    const found = await Promise.all(targets.map(({ expr }) => askRange(port, expr, begun)));
    const figures = found.flat().flatMap(({ values }) => values.map(([, value]) => Number(value)));
    const known = figures.filter((figure) => Number.isFinite(figure));
    panels[title] = { series: found.flat().length, least: Math.min(...known), most: Math.max(...known) };
    if (known.length === 0 && !mayBeEmpty.includes(title)) faults.push(`nothing in “${title}”`);
  }
  const { groups } = await ask<{ groups: { rules: { name: string; health: string; lastError?: string }[] }[] }>(
    port,
    'rules',
  );
  for (const { name, health, lastError } of groups.flatMap(({ rules }) => rules))
    if (health !== 'ok') faults.push(`${name}: ${lastError ?? health}`);
  const rung = await askRange(port, 'ALERTS', begun);
  const alerts = rung.map(({ metric }) => `${metric['alertname']} (${metric['alertstate']})`);
  return { panels, alerts: [...new Set(alerts)].toSorted().join(', '), faults };
}

async function askRange(port: number, expr: string, begun: number): Promise<readonly Series[]> {
  const query = expr.replaceAll('$__rate_interval', `${rateInterval}s`);
  const asked = { query, start: String(begun / 1000), end: String(Date.now() / 1000), step: String(rateInterval) };
  return (await ask<{ result: Series[] }>(port, `query_range?${new URLSearchParams(asked)}`)).result;
}

async function ask<Data>(port: number, path: string): Promise<Data> {
  const answer = (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`).then((response) => response.json())) as {
    status: string;
    data: Data;
    error?: string;
  };
  if (answer.status !== 'success') throw new Error(`Prometheus: ${answer.error} (${path})`);
  return answer.data;
}
