/** The plan of the site as the server gave it last, for a night without a network. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { deviceStore } from '#platform/web/call/device-store.ts';
import type { syncDevice } from '../../contract/device/device-call.endpoints.ts';

export type Plan = OutputOf<typeof syncDevice>['data'];
const KEY = 'plan';
const plans = deviceStore('mesra-patrol-plan', 'plan', {});

/** null: none yet, or a browser that keeps nothing. */
export const readPlan = async (): Promise<Plan | null> => (await plans.read<Plan | undefined>((store) => store.get(KEY)).catch(() => undefined)) ?? null;
export const keepPlan = (plan: Plan): Promise<unknown> => plans.write((store) => store.put(plan, KEY)).catch(() => undefined);
export const forgetPlan = (): Promise<unknown> => plans.write((store) => store.delete(KEY)).catch(() => undefined);
