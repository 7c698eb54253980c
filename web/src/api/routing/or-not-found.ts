import { notFound } from '@tanstack/react-router';
import { CallError } from '../call.ts';

/** For the `catch` of a loader: what nobody has is a page that says so, anything else stays an error. */
export function orNotFound(error: unknown): never {
  throw error instanceof CallError && error.statusCode === 404 ? notFound() : error;
}
