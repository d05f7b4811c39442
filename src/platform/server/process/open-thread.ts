/** Threads of the process: for work that takes long, and for a stranger's bytes. */
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** An installed package lies below `node_modules`, where Node strips no types: a thread needs the same help as the process (`bin/mesra.js`). */
const OPTIONS_OF_NODE = import.meta.url.includes('/node_modules/') ? ['--import', new URL('../../../../bin/strip-types.js', import.meta.url).href] : [];

/**
 * Starts a file of ours in a thread with a bounded heap. Of the environment it sees nothing: the settings of the process, with their
 * secrets, are none of its business.
 */
export function openThread(file: URL, heapMb: number, options: Pick<WorkerOptions, 'workerData' | 'transferList' | 'resourceLimits'> = {}): Worker {
  return new Worker(file, {
    ...options,
    resourceLimits: { ...options.resourceLimits, maxOldGenerationSizeMb: heapMb },
    env: {},
    execArgv: OPTIONS_OF_NODE,
  });
}
