/** The list of a register as a file, and a file as its list: calls of those registers alone whose page has them. */
import { z } from 'zod';
import { reportEndpointInput, reportOutput } from '../calls/reports.endpoints.ts';
import { defineEndpoint, type Demand, type InputOf } from '../endpoint.ts';
import { importEndpoints } from '../imports.ts';
import type { Register } from './register.ts';

/** Everything that the filter of the list finds, in its order, as the file of a job. */
export function exportOf<R extends Register>(register: R, demands: Demand) {
  const { page: _page, per_page: _size, ...filter } = (register.list.input as z.ZodObject).shape;
  const input = reportEndpointInput(filter) as unknown as z.ZodType<unknown, Partial<InputOf<R['list']>>>;
  const [module] = register.name.split('.');
  return defineEndpoint({
    name: `${module}.export-${register.plural}`,
    method: 'GET',
    path: `${register.path}/export`,
    demands,
    input,
    output: reportOutput,
    summary: `Makes a file of ${register.plural}`,
    writes: true,
  });
}

/** @throws Error at start for a child list: a sheet does not say whose it is */
export function importOf(register: Register, demands: Demand) {
  if (Object.keys(register.under).length > 0) throw new Error(`${register.name} stands under another, so no sheet fills it`);
  const [module] = register.name.split('.');
  return importEndpoints({ name: `${module}.${register.plural}`, path: `${register.path}/import`, demands, companyWide: register.companyWide });
}
