/** Runs one job of the portal, as its clock or a request would. For tests only. */
import { SERVER_MODULES } from '../modules.ts';
import type { TestPortal } from './test-portal.ts';

/** @param name of a job that some module declares @throws Error where none does */
export async function runJob(portal: TestPortal, name: string, data: Record<string, unknown> = {}): Promise<void> {
  const job = SERVER_MODULES.flatMap(({ jobs = [] }) => jobs).find((each) => each.name === name);
  if (!job) throw new Error(`No job ${name} is defined`);
  await job.run(data, { services: portal.server.services, id: name, progress: async () => undefined, signal: new AbortController().signal });
}
