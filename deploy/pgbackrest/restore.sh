#!/bin/sh
# Puts the database back: `restore.sh '2026-11-27 14:30:00+00'` as of a moment, `restore.sh` as of the last piece of its
# log. As postgres, with PostgreSQL stopped; files that are as they were are not copied again. Start PostgreSQL afterwards.
set -eu
if [ $# -gt 1 ]; then
  echo "usage: $0 ['2026-11-27 14:30:00+00']" >&2
  exit 2
fi
if [ $# -eq 1 ]; then
  # Without the zone it would be that of the server.
  case $1 in
    *[+-][0-9][0-9]*:[0-9][0-9]:[0-9][0-9]*[+-][0-9][0-9]) ;;
    *)
      echo "a moment with its zone: '2026-11-27 14:30:00+00'" >&2
      exit 2
      ;;
  esac
  set -- --type=time --target="$1" --target-action=promote
fi
exec pgbackrest --stanza=vonk --delta restore "$@"
