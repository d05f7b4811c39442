/** The five statutory calculators over HTTP: for every signed-in person, without a company. */
import { z } from 'zod';
import { defineEndpoint, one, SIGNED_IN } from '#platform/contract/endpoint.ts';
import {
  eisInputSchema,
  eisOutputSchema,
  epfInputSchema,
  epfOutputSchema,
  hrdfInputSchema,
  hrdfOutputSchema,
  mtdInputSchema,
  mtdOutputSchema,
  socsoInputSchema,
  socsoOutputSchema,
} from './statutory.schema.ts';

const PATH = 'api/statutory';

function calculator<Input extends z.ZodType, Output extends z.ZodType>(scheme: string, input: Input, output: Output, summary: string) {
  return defineEndpoint({
    name: `statutory.calculate-${scheme}`,
    method: 'POST',
    path: `${PATH}/${scheme}`,
    writes: false,
    requires: SIGNED_IN,
    input,
    output: one(output),
    summary,
  });
}

export const calculateEpfCall = calculator('epf', epfInputSchema, epfOutputSchema, 'EPF shares of a month’s wage, with the steps that lead to them');
export const calculateSocsoCall = calculator(
  'socso',
  socsoInputSchema,
  socsoOutputSchema,
  'SOCSO shares and SKBBK of a month’s wage, with the steps that lead to them',
);
export const calculateEisCall = calculator('eis', eisInputSchema, eisOutputSchema, 'EIS shares of a month’s wage, with the steps that lead to them');
export const calculateHrdfCall = calculator('hrdf', hrdfInputSchema, hrdfOutputSchema, 'HRD levy of a month’s wage, with the steps that lead to it');
export const calculateMtdCall = calculator('mtd', mtdInputSchema, mtdOutputSchema, 'Monthly tax deduction, with the steps that lead to it');
