import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostLookup } from '../brands/brandStore.ts';

/** Answers page addresses with the brand-filled HTML; also the neutral pages of unknown (421) and broken (503) hosts. */
export interface DocumentServer {
  /** Sends the page of a request; deep links and unknown paths come here too. */
  reply(request: FastifyRequest, reply: FastifyReply, lookup: HostLookup): Promise<void>;
  close(): Promise<void>;
}
