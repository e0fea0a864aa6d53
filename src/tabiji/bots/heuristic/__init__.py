"""Bots that evaluate every choice by a heuristic: merchant and scholar."""
