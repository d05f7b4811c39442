/** What stands in a PDF that somebody asks for. For tests only. */
import { expect } from 'vitest';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import type { TestPerson } from './people.ts';

export async function paperOf({ client, companyId }: TestPerson, path: string, language: 'en' | 'ms' = 'en'): Promise<string> {
  const query = new URLSearchParams({ company_id: String(companyId), language });
  const response = await client.raw(`${path}?${query}`, { method: 'GET' });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return inspectPdf(Buffer.from(await response.arrayBuffer()))
    .pages.flat()
    .join('\n');
}
