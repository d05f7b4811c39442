/** The part of autocannon that the benchmarks use. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections?: number;
    readonly duration?: number;
    /** Requests in all, instead of a duration. */
    readonly amount?: number;
    /** Seconds until an answer counts as lost. */
    readonly timeout?: number;
    readonly method?: string;
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }
  interface Result {
    readonly requests: { readonly average: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
