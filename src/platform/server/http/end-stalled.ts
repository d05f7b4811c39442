/** A body that stops arriving ends its connection: whoever sends slowly holds a socket for a moment, and nothing else. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PLATFORM_ERRORS } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { localeOf } from './request-scope.ts';

/** A sender must bring this much in each span, or the rest. */
const LEAST_BYTES = 2048;
export const STALL_MS = 20_000;

const hasBody = ({ headers }: FastifyRequest) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Watches the body of one request. @param spanMs how long it may bring nothing. */
export function endStalled(request: FastifyRequest, reply: FastifyReply, spanMs: number): void {
  const { raw } = request;
  const { socket } = raw;
  // A request without a wire (tests) has no count of bytes.
  if (raw.complete || !hasBody(request) || socket.bytesRead === undefined) return;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(timer);
    if (socket.bytesRead - seen >= LEAST_BYTES) return void (seen = socket.bytesRead);
    clearInterval(timer);
    refuse(request, reply);
  }, spanMs);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}

/** Nothing waits for the body but its parser, so the answer is written past the framework, as Node does with its own limits. */
function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const { socket } = request.raw;
  const body = JSON.stringify({ message: say(PLATFORM_ERRORS.stalled, localeOf(request)) });
  const head = ['HTTP/1.1 408 Request Timeout', 'Connection: close', 'Content-Type: application/json; charset=utf-8', 'Cache-Control: no-store'];
  // The rest of a body that was refused early is only thrown away; its answer has gone already.
  if (!reply.raw.headersSent) socket.write(`${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  socket.destroySoon();
}
