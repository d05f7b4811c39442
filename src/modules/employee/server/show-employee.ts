import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say, type Params, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { EmployeeDetail } from '../contract/employee-detail.schema.ts';
import type { showEmployee as endpoint } from '../contract/employee.endpoints.ts';
import { detailOf } from './employee.presenter.ts';

export async function showEmployee(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  return { data: await detailOf(ctx, id) };
}

/** The answer of every change: the popup's text and the record as it is now. */
export async function savedAnswer(ctx: Ctx, id: number, message: Text, params?: Params): Promise<{ success: true; message: string; data: EmployeeDetail }> {
  return { success: true, message: say(message, ctx.locale, params), data: await detailOf(ctx, id) };
}
