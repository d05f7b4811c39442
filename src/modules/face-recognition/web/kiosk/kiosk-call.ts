/** How a kiosk speaks to the server. */
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { callAsDevice } from '#platform/web/device/device-call.ts';
import { recall, remember } from '#platform/web/local-state.ts';

const KEY = 'kiosk_token';
export const kioskToken = () => recall(KEY) ?? null;
export const keepToken = (token: string) => remember(KEY, token);
export const forgetToken = () => remember(KEY, undefined);

/** @throws DeviceError */
export const callAsKiosk = <E extends Endpoint>(path: string, input: InputOf<E>): Promise<OutputOf<E>> => callAsDevice<E>(kioskToken(), `fr/${path}`, input);
