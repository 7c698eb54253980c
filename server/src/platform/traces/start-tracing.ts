import { context, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from '../log.ts';
import { type Around, type Step, traceBy } from './traced.ts';

export interface TracingOptions {
  /** Where a collector takes OTLP over HTTP. */
  readonly url: string;
  /** The share of requests and jobs that are traced, 0 to 1. */
  readonly share: number;
  readonly build: string;
  readonly log: Log;
}

const kinds: Record<Step['kind'], SpanKind> = {
  request: SpanKind.SERVER,
  call: SpanKind.SERVER,
  sql: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  mail: SpanKind.CLIENT,
};

/**
 * Notes requests, calls, statements, jobs and mails as OpenTelemetry spans and hands them to a collector, in batches
 * and behind what members wait for; what it does not take is lost. Answers what ends it. Only loaded where it is
 * configured.
 */
export function startTracing({ url, share, build, log }: TracingOptions): () => Promise<void> {
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'vonk', 'service.version': build, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellingOf(new OTLPTraceExporter({ url }), log) })],
  });
  const tracer = provider.getTracer('vonk');
  const around: Around = ({ kind, name, attributes }, work, outcome) =>
    tracer.startActiveSpan(
      name,
      { kind: kinds[kind], attributes: { 'vonk.kind': kind, ...attributes } },
      async (span) => {
        try {
          const result = await work();
          const came = outcome?.(result);
          if (came?.status !== undefined) span.setAttribute('http.response.status_code', came.status);
          if (came?.hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          return result;
        } catch (error) {
          // The words of an error may hold what somebody wrote.
          span.setAttribute('error.type', error instanceof Error ? error.constructor.name : 'unknown');
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      },
    );
  traceBy(around);
  return async () => {
    traceBy(undefined);
    await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'the last traces are lost'));
    context.disable();
  };
}

/** Says in the log when a collector takes nothing. */
const tellingOf = (exporter: SpanExporter, log: Log): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      if (result.code !== 0) log.warn({ err: result.error }, 'traces were not taken');
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});
