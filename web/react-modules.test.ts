import { expect, test } from 'vitest';
import { toModule } from './react-modules.ts';

test('what React’s files require and export they import and export', () => {
  const code = [
    'var Scheduler = require("scheduler"),',
    '  React = require("react"),',
    '  now = Scheduler.unstable_now;',
    'var ReactDOM = require("react-dom");',
    'exports.version = "1";',
    'if (now) exports.version = "2";',
  ].join('\n');
  expect(toModule(code, 'react.js').split('\n').filter(Boolean)).toEqual([
    "import * as Scheduler from 'scheduler';",
    "import * as React from 'react';",
    "import * as ReactDOM from 'react-dom';",
    'var now = Scheduler.unstable_now;',
    'var export_version = "1";',
    'if (now) export_version = "2";',
    'export { export_version as version };',
  ]);
});

test.each([
  ['nothing is exported', 'var a = 1;'],
  ['something is required inside', 'exports.a = 1;\nfunction late() { return require("react"); }'],
  ['all exports are handed on at once', 'exports.a = 1;\nhandOn(exports);'],
])('a file is refused in which %s', (_, code) => {
  expect(() => toModule(code, 'react.js')).toThrow('react.js is written in another way');
});
