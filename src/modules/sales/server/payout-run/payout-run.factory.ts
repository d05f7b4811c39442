/** Calculating payouts through HTTP with the job behind it, for tests. */
import type { ManualQueue } from '#platform/server/jobs/manual-queue.ts';

interface Answer {
  readonly status: number;
  readonly body: ReturnType<typeof JSON.parse>;
}
/** Who asks, as tests have them. */
interface Asks {
  get(path: string, query: Record<string, number>): Promise<Answer>;
  post(path: string, body: object): Promise<Answer>;
}

export interface AskedPayouts {
  readonly project_id: number;
  readonly start_date: string;
  readonly end_date: string;
}

/** Asks for it and runs what waits. @returns the answer, and what came of the calculation where it was taken */
export async function calculateNow(
  client: Asks,
  queue: ManualQueue,
  asked: AskedPayouts,
): Promise<Answer & { readonly run: { calculated: number; kept: number } }> {
  const answer = await client.post('api/spm/payouts/calculate', asked);
  await queue.drain();
  if (answer.status >= 300) return { ...answer, run: { calculated: 0, kept: 0 } };
  const { data } = (await client.get('api/spm/payouts/runs', { project_id: asked.project_id, per_page: 1 })).body;
  if (data[0].id !== answer.body.data.id || data[0].status !== 'success') throw new Error(`The calculation is ${data[0].status}`);
  return { ...answer, run: { calculated: data[0].calculated, kept: data[0].kept } };
}
