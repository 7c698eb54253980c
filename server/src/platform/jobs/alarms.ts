/** What a nightly comparison may find wrong, and somebody must look into. */
export const alarmNames = ['credits', 'books'] as const;
type AlarmName = (typeof alarmNames)[number];

const raised = new Map<AlarmName, number>();

/** Notes that a comparison found something wrong; `/metrics` of this process tells how often, since its start. */
export const raiseAlarm = (name: AlarmName): void => void raised.set(name, timesRaised(name) + 1);

/** How often an alarm was raised in this process. */
export const timesRaised = (name: AlarmName): number => raised.get(name) ?? 0;
